"""``byczo serve`` says where it is, and opens a browser only for people."""

from __future__ import annotations

import pytest

from byczo.cli.serve import _has_screen, _ready


def test_the_address_is_printed_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    _ready("127.0.0.1", 8021, qr=False, browser=False)
    assert capsys.readouterr().out == "http://127.0.0.1:8021/\n"
    _ready("127.0.0.1", 8021, qr=True, browser=False)
    assert "█" in capsys.readouterr().out


def test_nobody_sits_at_the_far_end_of_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.delenv("SSH_CONNECTION", raising=False)
    assert _has_screen()
    monkeypatch.setenv("SSH_CONNECTION", "1.2.3.4")
    assert not _has_screen()
