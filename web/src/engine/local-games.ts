// Which games this client can play by itself: apart from the engine, so that a list of games needs no more.
/** By path of the source. They come with the script: a file for each would be one more to fetch and keep. */
export type Addresses = Record<string, string>;

export const modules: Addresses = import.meta.glob<string>('../../../src/byczo/wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The games that can be played here. */
export const localGames: string[] = Object.keys(modules).map((path) => path.replace(/^.*\/|\.wasm$/g, ''));
