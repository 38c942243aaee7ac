"""The one kernel that writes any declared record as the JSON of its message.

It walks a table of steps that :mod:`byczo.core.message_script` makes from the declaration. Each
step first writes a piece of text, such as ``,"heads":``, and then what its operation says.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from byczo.core.layout import Bytes, Ints
from byczo.core.message_record import NOTHING, PHASE_BITS, SIGNED_ZERO
from byczo.core.rule import rule

Steps = npt.NDArray[np.int32]


# The numbers of a step. Places in the record count units of 16 bits, from the start of the record
# or of the item around it; places in the table count numbers.
OPERATION = 0
TEXT = 1  # the text written first: where it begins …
TEXT_SIZE = 2  # … and how long it is
PLACE = 3  # of the value
COUNT = 4  # the place of what counts the items; of values beside each other: how many they are
STRIDE = 5  # from one item to the next
OPENING = 6  # what stands before the items, such as [
CLOSING = 7
TABLE = 8  # where its names, verbs or texts lie in the table; 0: it has none
JUMP = 9  # the step after the items
STEP = 10
# Of a list that is a text: what stands between its items
BETWEEN, BETWEEN_SIZE = JUMP, STRIDE

# Operations
END, NUMBER, SHORT, VALUES, NAME, SHORT_NAME, ACTION, LIST = range(8)
LOOP, NEXT, OPTION, CHOICE, GOTO, SIGNED, MENTION, PERHAPS = range(8, 16)

# Values beside each other in the table: from here to the text that all have at zero, then by how
# much each leads away from there for every one that it is more, then all texts: start and size.
ZERO_TEXT = 0
STRIDES = 1

# Verbs in the table: how many there are, then the numbers of each.
PHASE = 0  # in which it is said, or ANY_PHASE
FIRST = 1  # the actions that it says: from this one …
FINAL = 2  # … to this one
WORD = 3  # its text
WORD_SIZE = 4
FOLLOWS = 5  # what comes after it
FOLLOWING = 6  # where the names or letters lie that come after it
VERB = 7
ANY_PHASE = -1

# What follows a verb
WORD_ALONE, NUMBER_FOLLOWS, NAME_FOLLOWS, LETTERS_FOLLOW = range(4)

DEEPEST = 8
"""Lists within lists."""
STACK = 3 * DEEPEST

BLOCK = 32
"""Texts are copied in blocks of this size, and most have one; behind all texts, and behind what is
written, lies room for one more."""

FEW = 8
MOST_TEXTS = 64
"""Values beside each other that can be few things each, and no more than this together, are written
at once, with the keys between them."""

LEFT, RIGHT, BRACE, COMMA, QUOTE, MINUS, ZERO = (ord(sign) for sign in '[]{,"-0')
SIGNS = ("±", "+", "−")
NULL = np.frombuffer(b"null" + bytes(BLOCK), np.uint8)
SMALL = 128
SMALL_TEXT, SMALL_SIZE = 4, 8
SMALL_NUMBERS = np.frombuffer(
    b"".join(
        str(number).encode().ljust(SMALL_TEXT)
        + bytes([len(str(number))]).ljust(SMALL_SIZE - SMALL_TEXT)
        for number in range(SMALL)
    ),
    np.uint8,
)
"""Of every small number: its text, and how long that is."""


@rule
def write_json(  # noqa: PLR0915 - one branch per operation
    steps: Steps, texts: Bytes, stack: Steps, data: Ints, out: Bytes
) -> int:
    """Write a record as its steps say, and return how many bytes that took.

    ``data`` is the memory of the record, ``stack`` is room for the lists that are being written:
    of each its step, the items to go, and the item around it.
    """
    at = 0
    base = 0
    depth = 0
    end = 0
    while True:
        operation = steps[at]
        end = write_text(texts, steps[at + TEXT], steps[at + TEXT_SIZE], out, end)
        place = base + steps[at + PLACE]
        if operation == NUMBER:
            end = write_number(wide(data, place), out, end)
        elif operation == PERHAPS:
            if wide(data, place) == NOTHING:
                end = write_null(out, end)
            else:
                end = write_number(wide(data, place), out, end)
        elif operation == SHORT:
            end = write_number(int(data[place]), out, end)
        elif operation == NAME:
            end = write_name(steps, steps[at + TABLE], wide(data, place), texts, out, end)
        elif operation == SHORT_NAME:
            end = write_name(steps, steps[at + TABLE], int(data[place]), texts, out, end)
        elif operation == VALUES:
            count = int(steps[at + COUNT])
            end = write_values(steps, steps[at + TABLE], count, texts, data, place, out, end)
        elif operation == ACTION:
            end = write_action(steps, steps[at + TABLE], wide(data, place), texts, out, end)
        elif operation == LIST:
            count = wide(data, base + steps[at + COUNT])
            end = write_list(steps, at, texts, data, place, count, out, end)
        elif operation == LOOP:
            count = wide(data, base + steps[at + COUNT])
            if count > 0:
                out[end] = steps[at + OPENING]
                end += 1
                stack[depth] = at
                stack[depth + 1] = count
                stack[depth + 2] = base
                depth += 3
                base = place
            else:
                end = write_list(steps, at, texts, data, place, count, out, end)
                at = steps[at + JUMP] - STEP
        elif operation == NEXT:
            first = stack[depth - 3]
            stack[depth - 2] -= 1
            if stack[depth - 2] > 0:
                out[end] = COMMA
                base += steps[first + STRIDE]
                at = first
            else:
                out[end] = steps[first + CLOSING]
                depth -= 3
                base = stack[depth + 2]
            end += 1
        elif operation == OPTION:
            if wide(data, base + steps[at + COUNT]) <= 0:
                end = write_null(out, end)
                at = steps[at + JUMP] - STEP
        elif operation == CHOICE:
            at = steps[steps[at + TABLE] + wide(data, place)] - STEP
        elif operation == GOTO:
            at = steps[at + JUMP] - STEP
        elif operation == MENTION:
            if wide(data, base + steps[at + COUNT]) == NOTHING:
                at = steps[at + JUMP] - STEP
            elif out[end - 1] != BRACE:
                out[end] = COMMA
                end += 1
        elif operation == SIGNED:
            number = wide(data, place) - SIGNED_ZERO
            end = write_signed(steps, steps[at + TABLE], number, texts, out, end)
        else:
            return end
        at += STEP


@rule
def wide(data: Ints, place: int) -> int:
    """A number of 32 bits."""
    return int(data[place]) & 0xFFFF | int(data[place + 1]) << 16


@rule
def write_text(texts: Bytes, start: int, size: int, out: Bytes, end: int) -> int:
    """Copy a text block by block; return where it ends."""
    out[end : end + BLOCK] = texts[start : start + BLOCK]
    after = end + size
    while end + BLOCK < after:
        start += BLOCK
        end += BLOCK
        out[end : end + BLOCK] = texts[start : start + BLOCK]
    return after


@rule
def write_null(out: Bytes, end: int) -> int:
    """What stands for None."""
    return write_text(NULL, 0, 4, out, end)


@rule
def write_number(number: int, out: Bytes, end: int) -> int:
    """A number in digits."""
    if number >= 0 and number < SMALL:
        small = SMALL_SIZE * number
        out[end : end + SMALL_TEXT] = SMALL_NUMBERS[small : small + SMALL_TEXT]
        return end + int(SMALL_NUMBERS[small + SMALL_TEXT])
    if number < 0:
        out[end] = MINUS
        end += 1
        number = 0 - number  # of 64 bits, even where the number is narrow
    size = 1
    rest = number // 10
    while rest > 0:
        size += 1
        rest = rest // 10
    for i in range(size):
        out[end + size - 1 - i] = ZERO + number % 10
        number = number // 10
    return end + size


@rule
def write_name(steps: Steps, names: int, number: int, texts: Bytes, out: Bytes, end: int) -> int:
    """The name of a number, or null."""
    if number == NOTHING:
        return write_null(out, end)
    name = names + 2 * number
    return write_text(texts, steps[name], steps[name + 1], out, end)


@rule
def write_values(
    steps: Steps, table: int, count: int, texts: Bytes, data: Ints, place: int, out: Bytes, end: int
) -> int:
    """Values beside each other: one text for all of them."""
    text = table + steps[table + ZERO_TEXT]
    for i in range(count):
        text += steps[table + STRIDES + i] * wide(data, place + 2 * i)
    return write_text(texts, steps[text], steps[text + 1], out, end)


@rule
def write_signed(steps: Steps, signs: int, number: int, texts: Bytes, out: Bytes, end: int) -> int:
    """A number with its sign, as a text."""
    out[end] = QUOTE
    sign = (number > 0) + 2 * (number < 0)
    end = write_name(steps, signs, sign, texts, out, end + 1)
    end = write_number(abs(number), out, end)
    out[end] = QUOTE
    return end + 1


@rule
def write_list(
    steps: Steps, at: int, texts: Bytes, data: Ints, place: int, count: int, out: Bytes, end: int
) -> int:
    """A list of numbers or names, a text of them, or null."""
    if count < 0:
        return write_null(out, end)
    out[end] = steps[at + OPENING]
    end += 1
    if steps[at + OPENING] == QUOTE:
        end = write_joined(steps, at, texts, data, place, count, out, end)
    elif steps[at + TABLE] == 0:
        end = write_numbers(data, place, count, out, end)
    else:
        end = write_names(steps, steps[at + TABLE], texts, data, place, count, out, end)
    out[end] = steps[at + CLOSING]
    return end + 1


@rule
def write_numbers(data: Ints, place: int, count: int, out: Bytes, end: int) -> int:
    """Numbers with commas between them."""
    for i in range(count):
        end = write_number(int(data[place + i]), out, end)
        out[end] = COMMA
        end += 1
    return end - (count > 0)


@rule
def write_names(
    steps: Steps, names: int, texts: Bytes, data: Ints, place: int, count: int, out: Bytes, end: int
) -> int:
    """Names with commas between them."""
    for i in range(count):
        end = write_name(steps, names, int(data[place + i]), texts, out, end)
        out[end] = COMMA
        end += 1
    return end - (count > 0)


@rule
def write_joined(
    steps: Steps, at: int, texts: Bytes, data: Ints, place: int, count: int, out: Bytes, end: int
) -> int:
    """Numbers or names with the step's own text between them."""
    names = steps[at + TABLE]
    for i in range(count):
        if i > 0:
            end = write_text(texts, steps[at + BETWEEN], steps[at + BETWEEN_SIZE], out, end)
        if names == 0:
            end = write_number(int(data[place + i]), out, end)
        else:
            end = write_name(steps, names, int(data[place + i]), texts, out, end)
    return end


@rule
def write_action(steps: Steps, verbs: int, action: int, texts: Bytes, out: Bytes, end: int) -> int:
    """An action as text: the first verb that fits its phase and number, and what follows it."""
    if action == NOTHING:
        return write_null(out, end)
    number = action & (1 << PHASE_BITS) - 1
    verb = find_verb(steps, verbs, action >> PHASE_BITS, number)
    end = write_text(texts, steps[verb + WORD], steps[verb + WORD_SIZE], out, end)
    follows = steps[verb + FOLLOWS]
    number -= steps[verb + FIRST]
    if follows == NUMBER_FOLLOWS:
        end = write_number(number + 1, out, end)
    elif follows == NAME_FOLLOWS:
        end = write_name(steps, steps[verb + FOLLOWING], number, texts, out, end)
    elif follows == LETTERS_FOLLOW:
        letter = 0
        while (number + 1) >> letter > 0:
            if (number + 1) >> letter & 1:
                end = write_name(steps, steps[verb + FOLLOWING], letter, texts, out, end)
            letter += 1
    out[end] = QUOTE
    return end + 1


@rule
def find_verb(steps: Steps, verbs: int, phase: int, number: int) -> int:
    """The first verb that says this action; an action that none says gets the last one."""
    verb = verbs + 1
    for _ in range(steps[verbs] - 1):
        now = steps[verb + PHASE] == ANY_PHASE or steps[verb + PHASE] == phase
        if now and steps[verb + FIRST] <= number and number <= steps[verb + FINAL]:
            return verb
        verb += VERB
    return verb
