// Calls kernels in a worker of a browser; the seconds are those of a clock, for browsers tell no other.
import { decoded } from '../web/src/engine/blocks.ts';
import { sha256 } from '../web/src/fairness/sha256.ts';
import { callKernel } from './wasm_call.mjs';

// Of the arrays only a digest is told: those of a solver have many megabytes.
const encode = (bytes) => (bytes.length ? btoa(String.fromCharCode(...sha256(bytes))) : '');
const means = { encode, decode: decoded, seconds: () => performance.now() / 1e3 };
const games = new Map();

async function partsOf(game) {
  const [manifest, module] = await Promise.all([fetch(`${game}.json`), fetch(`${game}.wasm`)]);
  return [await manifest.json(), await WebAssembly.compile(await module.arrayBuffer())];
}

self.onmessage = async ({ data: { game, ...asked } }) => {
  if (!games.has(game)) games.set(game, await partsOf(game));
  self.postMessage(await callKernel(...games.get(game), asked, means));
};
