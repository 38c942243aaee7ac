import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Draw, words } from '../src/fairness/draw.ts';
import { sealOf } from '../src/fairness/notes.ts';
import { fromHex, sha256, toHex } from '../src/fairness/sha256.ts';
import { Unfair, verify } from '../src/fairness/verify.ts';
import type { ChanceCheck } from '../src/games/room.ts';
import { chanceOf } from '../src/games/rooms.ts';
import type { GameRecord } from '../src/protocol.ts';

const ROOT = `${import.meta.dirname}/../..`;
const read = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf-8');

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['a'.repeat(119), '31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb'],
  ])('of %j', (text, digest) => {
    expect(toHex(sha256(new TextEncoder().encode(text)))).toBe(digest);
  });
});

interface Vector {
  secret: string;
  commitment: string;
  salts: string[];
  event: number;
  first_words: number[];
  limits: number[];
  draws: number[];
}

describe('the test vectors of docs/fairness.md', () => {
  const vectors = JSON.parse(read('docs/fairness-vectors.json')) as Vector[];
  it.each(vectors)('secret $secret, salts $salts, event $event', (vector) => {
    const secret = fromHex(vector.secret);
    expect(toHex(sha256(secret))).toBe(vector.commitment);
    const source = words(secret, vector.salts, vector.event);
    expect(vector.first_words.map(() => source.next().value)).toEqual(vector.first_words);
    const draw = new Draw(secret, vector.salts, vector.event);
    expect(vector.limits.map((limit) => draw.below(limit))).toEqual(vector.draws);
  });
});

describe('the notes of a player', () => {
  const record = JSON.parse(read('tests/records/x-nimmt/base-3.json')) as GameRecord;
  const fairness = record.fairness!;
  const salts = fairness.salts ?? [];
  const seals = salts.map(sealOf);
  const notes = { commitment: fairness.commitment, salt: salts[0]!, seals };
  const sealed = { ...record, fairness: { ...fairness, seals } };

  it.each([
    ['another commitment', { ...notes, commitment: '0'.repeat(64) }],
    ['a salt that is left out', { ...notes, salt: 'mine' }],
    ['a seal that was changed', { ...notes, seals: [...seals, sealOf('mine')] }],
  ])('tell of %s', async (_, wrong) => {
    const check = (await chanceOf(record.game))!;
    expect(verify(sealed, check, notes)).toBeGreaterThan(0);
    expect(() => verify(sealed, check, wrong)).toThrow(Unfair);
  });

  it('are not needed to see a salt without a seal, or wrong seats', async () => {
    const check = (await chanceOf(record.game))!;
    const other = { ...record, fairness: { ...fairness, seals: [sealOf('other')] } };
    expect(() => verify(other, check)).toThrow(Unfair);
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    const fair = orders.filter((order) => {
      try {
        return verify({ ...record, fairness: { ...fairness, order } }, check) > 0;
      } catch {
        return false;
      }
    });
    expect(fair).toHaveLength(1);
  });
});

describe('golden games', () => {
  const files = readdirSync(`${ROOT}/tests/records`, { recursive: true })
    .map(String)
    .filter((name) => /^[\w-]+\/.*\.json$/.test(name)); // each game's folder
  const chance = async (record: GameRecord): Promise<ChanceCheck> => (await chanceOf(record.game))!;
  it.each(files)('%s is fair', async (file) => {
    const record = JSON.parse(read(`tests/records/${file}`)) as GameRecord;
    const least = record.options.variant === 'tactical' ? 0 : 1; // a draft leaves nothing to chance
    expect(verify(record, await chance(record))).toBeGreaterThanOrEqual(least);
  });

  it.each(['six-nimmt/base-6', 'x-nimmt/base-3', 'david-goliath/base-3'])(
    'a card that was changed in %s is found',
    async (file) => {
      const record = JSON.parse(read(`tests/records/${file}.json`)) as GameRecord;
      const { deal } = record.log[0] as { deal: { hands: unknown[][] } };
      const [one, other] = deal.hands as [unknown[], unknown[]];
      [one[0], other[0]] = [other[0], one[0]];
      const check = await chance(record);
      expect(() => verify(record, check)).toThrow(Unfair);
    },
  );
});
