import { expect, it } from 'vitest';
import { sheetAddress } from '../src/pad/sheets.ts';

it('asks a server for nothing but what was wished for', () => {
  const usual = { players: null, sheet: null, options: null, mono: false, own: null };
  expect(sheetAddress('x-nimmt', 'svg', { ...usual, paper: 'a4', language: 'it' })).toBe(
    '/api/games/x-nimmt/sheets.svg?paper=a4&language=it',
  );
  expect(sheetAddress('x-nimmt', 'pdf', { ...usual, players: 3, mono: true, own: '[["r"]]' })).toBe(
    '/api/games/x-nimmt/sheets.pdf?players=3&mono=true&own=%5B%5B%22r%22%5D%5D',
  );
  expect(sheetAddress('twenty-one', 'svg', { ...usual, sheet: 'ACE', options: '{"target":99}' })).toBe(
    '/api/games/twenty-one/sheets.svg?sheet=ACE&options=%7B%22target%22%3A99%7D',
  );
});
