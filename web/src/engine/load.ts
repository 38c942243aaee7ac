// The engines that the client was built with: a module and a manifest per game.
import { Engine } from './engine.ts';
import type { Manifest } from './manifest.ts';

type Addresses = Record<string, () => Promise<string>>;

const modules: Addresses = import.meta.glob<string>('../../../src/byczo/wasm/*.wasm', {
  query: '?url',
  import: 'default',
});
const manifests: Addresses = import.meta.glob<string>('../../../src/byczo/wasm/*.json', {
  query: '?url',
  import: 'default',
});

/** The games that can be played here. */
export const localGames: string[] = Object.keys(modules).map((path) => path.replace(/^.*\/|\.wasm$/g, ''));

/** Fetch the engine of a game. */
export async function loadEngine(game: string): Promise<Engine> {
  const [manifest, module] = await Promise.all([fetched(manifests, game, 'json'), fetched(modules, game, 'wasm')]);
  return Engine.load((await manifest.json()) as Manifest, await module.arrayBuffer());
}

async function fetched(addresses: Addresses, game: string, ending: string): Promise<Response> {
  const address = addresses[`../../../src/byczo/wasm/${game}.${ending}`];
  if (!address) throw new RangeError(`this client was built without ${game}`);
  const response = await fetch(await address());
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}
