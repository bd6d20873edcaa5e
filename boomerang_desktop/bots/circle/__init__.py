from boomerang_desktop.bots.circle.mind import MIND

__all__ = ["MIND"]
