// 6 nimmt! for boardgame.io, as its documentation would have one write it: all choose in secret,
// the last choice resolves the turn. A card below all rows takes the cheapest row by itself.
const heads = (card) =>
  card === 55 ? 7 : card % 11 === 0 ? 5 : card % 10 === 0 ? 3 : card % 5 === 0 ? 2 : 1;
const sum = (row) => row.reduce((total, card) => total + heads(card), 0);

function deal(G, ctx, random) {
  const pack = random.Shuffle(Array.from({ length: 104 }, (_, i) => i + 1));
  for (let p = 0; p < ctx.numPlayers; p++) G.hands[p] = pack.splice(0, 10).sort((a, b) => a - b);
  G.rows = pack.splice(0, 4).map((card) => [card]);
}

function place(G, player, card) {
  let row = -1;
  G.rows.forEach((cards, r) => {
    const end = cards[cards.length - 1];
    if (end < card && (row < 0 || end > G.rows[row][G.rows[row].length - 1])) row = r;
  });
  const low = row < 0;
  if (low) row = G.rows.reduce((best, cards, r) => (sum(cards) < sum(G.rows[best]) ? r : best), 0);
  if (low || G.rows[row].length === 5) {
    G.heads[player] += sum(G.rows[row]);
    G.rows[row] = [card];
  } else G.rows[row].push(card);
}

exports.SixNimmt = {
  name: "six-nimmt",
  setup: ({ ctx, random }) => {
    const G = { hands: {}, chosen: {}, heads: Array(ctx.numPlayers).fill(0), rows: [], turn: 0 };
    deal(G, ctx, random);
    return G;
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: { [playerID]: G.hands[playerID] },
    chosen: Object.fromEntries(
      Object.entries(G.chosen).map(([p, card]) => [p, p === playerID ? card : true]),
    ),
  }),
  turn: { activePlayers: { all: "choose" } },
  moves: {
    choose: {
      client: false,
      ignoreStaleStateID: true,
      move: ({ G, ctx, playerID, random }, card) => {
        if (!G.hands[playerID].includes(card) || G.chosen[playerID]) return "INVALID_MOVE";
        G.chosen[playerID] = card;
        if (Object.keys(G.chosen).length < ctx.numPlayers) return;
        const cards = Object.entries(G.chosen).sort((a, b) => a[1] - b[1]);
        G.chosen = {};
        for (const [player, played] of cards) {
          G.hands[player] = G.hands[player].filter((held) => held !== played);
          place(G, Number(player), played);
        }
        G.turn += 1;
        if (G.hands[0].length === 0) deal(G, ctx, random);
      },
    },
  },
};
