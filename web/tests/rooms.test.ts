// A game is one room: nothing outside its folder names it.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { roomOf } from '../src/games/rooms.ts';

const WEB = join(import.meta.dirname, '..');
const GAMES = join('src', 'games');
const rooms = readdirSync(join(WEB, GAMES)).filter((name) => 'table' in roomOf(name));

/** A room's name in all the ways in which code can write it: six-nimmt, six_nimmt, sixNimmt … */
const spellings = (room: string): RegExp => new RegExp(`(?<![a-z])${room.split('-').join('[-_]?')}`, 'i');

function sources(): string[] {
  const found = ['src', 'build', 'public'].flatMap((folder) =>
    readdirSync(join(WEB, folder), { recursive: true }).map((name) => join(folder, String(name))),
  );
  return ['index.html', 'vite.config.ts', ...found].filter((name) =>
    /\.(ts|svelte|css|html|js|webmanifest)$/.test(name),
  );
}

describe.each(rooms)('%s', (room) => {
  it('is named nowhere but in its room', () => {
    const outside = sources().filter((name) => !name.startsWith(join(GAMES, room) + sep));
    const naming = outside.filter((name) => spellings(room).test(readFileSync(join(WEB, name), 'utf-8')));
    expect(naming).toEqual([]);
  });
});

it('every room is found', () => {
  expect(rooms.length).toBeGreaterThanOrEqual(4);
  expect(roomOf('somebody-elses')).toEqual({});
});
