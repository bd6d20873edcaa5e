"""Does the platform ask programs to move less?"""

import sys
from configparser import ConfigParser, Error
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths


def reduced() -> bool:
    if sys.platform == "win32":
        return _windows()
    if sys.platform == "darwin":
        return bool(QSettings("apple.com", "universalaccess").value("reduceMotion", 0, int))
    config = Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    )
    return (
        _ini(config / "kdeglobals", "KDE", "AnimationDurationFactor") in {"0", "0.0"}
        or _ini(config / "gtk-3.0/settings.ini", "Settings", "gtk-enable-animations") in _OFF
        or _ini(config / "gtk-4.0/settings.ini", "Settings", "gtk-enable-animations") in _OFF
        or _portal_says_no_animations()
    )


_OFF = {"0", "false", "False"}


def _ini(path: Path, section: str, key: str) -> str | None:
    parser = ConfigParser(strict=False, interpolation=None)
    try:
        parser.read(path, encoding="utf-8")
    except (Error, UnicodeDecodeError, OSError):
        return None
    return parser.get(section, key, fallback=None)


def _portal_says_no_animations() -> bool:
    """GNOME keeps the switch in a database that other programs can read only through its portal."""
    from PySide6.QtDBus import QDBusConnection, QDBusInterface, QDBusMessage

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected():
        return False
    portal = QDBusInterface(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.portal.Settings",
        bus,
    )
    portal.setTimeout(200)
    answer = portal.call("ReadOne", "org.gnome.desktop.interface", "enable-animations")
    if answer.type() != QDBusMessage.MessageType.ReplyMessage:
        return False
    return answer.arguments()[:1] == [False]


def _windows() -> bool:
    import ctypes

    client_area_animation = 0x1042
    shown = ctypes.c_int(1)
    windll = getattr(ctypes, "windll")  # noqa: B009 - there on Windows only
    windll.user32.SystemParametersInfoW(client_area_animation, 0, ctypes.byref(shown), 0)
    return not shown.value
