"""What a server refuses before a table is asked. Texts: locales/…/errors.ftl."""

from __future__ import annotations

from byczo.core.errors import ByczoError


class Busy(ByczoError):
    """The server has as many guests or tables as it can take."""

    code = "busy"


class Flooding(ByczoError):
    """Too many messages or requests in too little time."""

    code = "too-fast"


class BadMessage(ByczoError, ValueError):
    """The message is not one that the server understands."""

    code = "bad-message"


class TooLarge(ByczoError, ValueError):
    """The message is larger than any that makes sense."""

    code = "too-large"


class BadLink(ByczoError, ValueError):
    """The link makes no device a guest's."""

    code = "bad-link"


class NoSuchDevice(ByczoError, LookupError):
    """The guest has no such device."""

    code = "no-such-device"


class Forbidden(ByczoError):
    """The request does not come from a page of this server."""

    code = "forbidden"
