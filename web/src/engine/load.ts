// The engines that the client was built with: a module and a manifest per game.
import { Engine } from './engine.ts';
import { modules, type Addresses } from './local-games.ts';
import type { Manifest } from './manifest.ts';

const manifests: Addresses = import.meta.glob<string>(
  [
    '../../../src/byczo/wasm/*.json',
    '!../../../src/byczo/wasm/catalogue.json',
    '!../../../src/byczo/wasm/*.*.json', // lessons, puzzles, pictures
  ],
  { query: '?url', import: 'default', eager: true },
);

interface Parts {
  manifest: Manifest;
  module: WebAssembly.Module;
}

const kept = new Map<string, Promise<Parts>>();

/** An engine of a game; its files are fetched once. */
export async function loadEngine(game: string): Promise<Engine> {
  const parts = kept.get(game) ?? fetchParts(game);
  kept.set(game, parts);
  parts.catch(() => kept.delete(game));
  const { manifest, module } = await parts;
  return Engine.load(manifest, module);
}

async function fetchParts(game: string): Promise<Parts> {
  const [manifest, module] = await Promise.all([fetched(manifests, game, 'json'), fetched(modules, game, 'wasm')]);
  return {
    manifest: (await manifest.json()) as Manifest,
    module: await WebAssembly.compile(await module.arrayBuffer()),
  };
}

async function fetched(addresses: Addresses, game: string, ending: string): Promise<Response> {
  const address = addresses[`../../../src/byczo/wasm/${game}.${ending}`];
  if (!address) throw new RangeError(`this client was built without ${game}`);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}
