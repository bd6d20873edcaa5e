"""Whether the platform asks programs to move less."""

from pathlib import Path

import pytest

from boomerang_desktop.desktop.look import reduced_motion as motion


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n"),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n"),
        ("gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=false\n"),
    ],
)
def test_the_desktops_say_so_in_their_own_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    assert not motion.reduced()
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text)
    assert motion.reduced()
    (tmp_path / file).write_bytes(b"\xff[no ini")
    assert not motion.reduced()


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n"),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=1%\n"),
        ("kdeglobals", "AnimationDurationFactor=0\n"),
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n"),
        ("gtk-4.0/settings.ini", "[Other]\ngtk-enable-animations=0\n"),
    ],
)
def test_whoever_has_not_asked_for_less_sees_things_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    (tmp_path / file).parent.mkdir(exist_ok=True)
    (tmp_path / file).write_text(text)
    assert not motion.reduced()
