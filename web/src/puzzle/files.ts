// Which games have puzzles: apart from the puzzles, so that a list of games needs no more.
const FILES = import.meta.glob<string>('../../../src/byczo/wasm/*.puzzles.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where the puzzles of a game lie, if this client has some. */
export const addressOf = (game: string): string | undefined => FILES[`../../../src/byczo/wasm/${game}.puzzles.json`];

export const hasPuzzles = (game: string): boolean => addressOf(game) !== undefined;
