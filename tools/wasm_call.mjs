// Calls one kernel of a game from outside, in Node (wasm_runner.mjs) or in a browser (wasm_worker.mjs).
import { Engine } from '../web/src/engine/engine.ts';

/** Call a kernel; the arrays come back as it left them, and the quickest of the repetitions is told. */
export async function callKernel(manifest, module, { kernel, given, repeat }, { encode, decode, seconds }) {
  const engine = await Engine.load(manifest, module);
  const blocks = [];
  for (const one of given) blocks.push(typeof one === 'object' ? block(engine, one, blocks) : undefined);
  const numbers = given.map((one) => (typeof one === 'string' ? BigInt(one) : one));
  const call = engine.bind(kernel, ...given.map((_, place) => blocks[place] ?? numbers[place]));
  let quickest = Infinity;
  let result;
  for (let run = 0; run < repeat; run += 1) {
    for (const [place, { bytes }] of given.entries()) {
      if (bytes) blocks[place].bytes.set(decode(bytes));
      else if (bytes === '') blocks[place].bytes.fill(0);
    }
    const before = seconds();
    result = call();
    quickest = Math.min(quickest, seconds() - before);
  }
  return { result: result ?? null, arrays: blocks.map((each) => (each ? encode(each.bytes) : null)), seconds: quickest };
}

function block(engine, { element, shape, same }, blocks) {
  if (same !== undefined) return engine.as(element, blocks[same]);
  return element in engine.manifest.records ? engine.records(element, shape[0]) : engine.numbers(element, ...shape);
}
