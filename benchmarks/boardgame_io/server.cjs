// Keeps tables in memory, or in files of a folder: node server.cjs FOLDER.
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { SixNimmt } = require("./game.cjs");

const folder = process.argv[2];
const server = Server({
  games: [SixNimmt],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: 8990, callback: () => console.log(`ready: ${process.pid}`) });
