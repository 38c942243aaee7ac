"""What can go wrong between a table and its store. Texts: locales/…/errors.ftl."""

from __future__ import annotations

from byczo.core.errors import ByczoError


class Conflict(ByczoError):
    """Somebody else has written this place of the log: read it and decide again."""

    code = "conflict"


class NotStored(ByczoError):
    """The move could not be stored, so it has not happened."""

    code = "not-stored"


class Unanswered(ByczoError):
    """The database was lost before it answered: the move may be stored or not."""

    code = "unanswered"


class InUse(ByczoError):
    """Another process has the database file."""

    code = "in-use"


class NewerDatabase(ByczoError):
    """The database was written by a newer version of the program."""

    code = "newer-database"
