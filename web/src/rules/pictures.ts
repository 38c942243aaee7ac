// The pictures of the rules that the client was built with: as src/byczo/prebuilt/browser_pictures.py writes them.
import type { Component } from 'svelte';
import { roomOf } from '../games/rooms.ts';
import type { RulePicture } from '../games/room.ts';

const FILES = import.meta.glob<RulePicture[]>('../../../src/byczo/wasm/*.pictures.json', { import: 'default' });

export interface Pictures {
  pictures: RulePicture[];
  /** How the game draws one. */
  Picture: Component<{ picture: RulePicture }>;
}

/** The pictures of a game; null: it has none, or nothing that draws them. */
export async function loadPictures(game: string): Promise<Pictures | null> {
  const [load, draw] = [FILES[`../../../src/byczo/wasm/${game}.pictures.json`], roomOf(game).pictures];
  if (!load || !draw) return null;
  const [pictures, { default: Picture }] = await Promise.all([load(), draw()]);
  return { pictures, Picture: Picture as Pictures['Picture'] };
}
