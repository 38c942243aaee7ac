// The round that decided a game: from its end on nobody was ahead of who has won.

/** The number of that round; null: there was only one, or nobody was ever behind. */
export function decidingRound(scores: readonly number[][], winners: readonly number[], fewest: boolean): number | null {
  const totals: number[] = [];
  let decided: number | null = null;
  scores.forEach((points, at) => {
    points.forEach((point, seat) => (totals[seat] = (totals[seat] ?? 0) + point));
    const best = fewest ? Math.min(...totals) : Math.max(...totals);
    const ahead = winners.some((seat) => totals[seat] === best);
    if (!ahead) decided = null;
    else decided ??= at + 1;
  });
  return scores.length > 1 ? decided : null;
}
