"""Everything that goes over the wire, as types."""
