from boomerang_desktop.bots.flip.mind import MIND

__all__ = ["MIND"]
