"""What 6 nimmt! and X nimmt! share: bull heads, the order of reveal, gaps in rows."""
