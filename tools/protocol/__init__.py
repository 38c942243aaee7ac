"""The protocol as documents: made from the types of the messages, so that they cannot disagree."""
