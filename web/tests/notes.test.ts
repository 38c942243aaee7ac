import { beforeEach, describe, expect, it } from 'vitest';
import { notesOf, saltToShow, sealOf, sealSalt } from '../src/fairness/notes.ts';
import type { TableNow } from '../src/protocol.ts';

const shown = (commitment: string, ...seals: string[]): TableNow =>
  ({ number: 1, commitment, places: seals.map((seal) => ({ seal })) }) as unknown as TableNow;

describe('what a tab notes of the chance of a game', () => {
  let seal: string;

  beforeEach(() => {
    sessionStorage.clear();
    seal = sealSalt('table', shown('promise'));
  });

  it('is its salt, and the promise and all seals as they were when it showed the salt', () => {
    const salt = saltToShow('table', shown('promise', 'other', seal), seal)!;
    expect(sealOf(salt)).toBe(seal);
    expect(notesOf('table', 1)).toEqual({ commitment: 'promise', salt, seals: ['other', seal] });
  });

  it('is not changed by a server that shows other seals later', () => {
    saltToShow('table', shown('promise', 'other', seal), seal);
    saltToShow('table', shown('promise', 'lucky', seal), seal);
    expect(notesOf('table', 1)?.seals).toEqual(['other', seal]);
  });

  it('keeps the salt from a server that has changed its promise, or the seal', () => {
    expect(saltToShow('table', shown('another promise', seal), seal)).toBeNull();
    expect(saltToShow('table', shown('promise', 'lucky'), 'lucky')).toBeNull();
    expect(notesOf('table', 1)).toMatchObject({ commitment: 'promise', seals: [] });
  });

  it('is about one game', () => {
    expect(notesOf('table', 2)).toBeNull();
    expect(notesOf('elsewhere', 1)).toBeNull();
    expect(sealSalt('table', shown('promise'))).not.toBe(seal);
  });
});
