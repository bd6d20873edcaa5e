from boomerang_desktop.bots.arrows.mind import MIND

__all__ = ["MIND"]
