// Which games this client can play by itself: apart from the engine, so that a list of games needs no more.
export type Addresses = Record<string, () => Promise<string>>;

export const modules: Addresses = import.meta.glob<string>('../../../src/byczo/wasm/*.wasm', {
  query: '?url',
  import: 'default',
});

/** The games that can be played here. */
export const localGames: string[] = Object.keys(modules).map((path) => path.replace(/^.*\/|\.wasm$/g, ''));
