"""What 6 nimmt! and X nimmt! share: bull heads, placing, gaps, the order of reveal, belief."""
