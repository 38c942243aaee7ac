// Chance of a table on this device: from the browser's own source of secrets.
const WORDS = 0x1_0000_0000;

/** A uniformly random integer below each limit. */
export const drawn = (limits: number[]): number[] => limits.map(below);

function below(limit: number): number {
  const fair = WORDS - (WORDS % limit); // what lies above would make small numbers likelier
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < fair) return word % limit;
  }
}

/** A random number from 0 up to 1. */
export const whim = (): number => below(WORDS - 1) / WORDS;
