// Four clients at each table move as soon as they may: node play.cjs SERVER_PID TABLES SECONDS.
const { readFileSync } = require("node:fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { SixNimmt } = require("./game.cjs");

const [pid, tables = 100, seconds = 10] = process.argv.slice(2).map(Number);
const server = "http://localhost:8990";
const cpu = () => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(stat[11]) + Number(stat[12])) / 100;
};

let moves = 0;
function sit(matchID, playerID) {
  const client = Client({
    game: SixNimmt,
    numPlayers: 4,
    matchID,
    playerID,
    debug: false,
    multiplayer: SocketIO({ server }),
  });
  let turn = -1;
  client.subscribe((state) => {
    if (!state || state.G.turn === turn || !state.isConnected) return;
    if (turn >= 0) moves += 1;  // the choice of the turn before has arrived
    turn = state.G.turn;
    const hand = state.G.hands[playerID];
    setImmediate(() => client.moves.choose(hand[Math.floor(Math.random() * hand.length)]));
  });
  client.start();
}

(async () => {
  for (let table = 0; table < tables; table++)
    for (let seat = 0; seat < 4; seat++) sit(`table-${process.pid}-${table}`, String(seat));
  await new Promise((done) => setTimeout(done, 3000));
  const [before, began] = [cpu(), moves];
  await new Promise((done) => setTimeout(done, 1000 * seconds));
  const [spent, made] = [cpu() - before, moves - began];
  console.log(`${made} moves, ${spent.toFixed(2)} s of server CPU: ${Math.round(made / spent)} a CPU-second`);
  process.exit(0);
})();
