from boomerang_desktop.bots.roadtrip.mind import MIND

__all__ = ["MIND"]
