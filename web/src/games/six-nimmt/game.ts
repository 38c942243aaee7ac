// The room of 6 nimmt!
import type { GameRoom } from '../room.ts';
import Scene from './Scene.svelte';

export const room: GameRoom = {
  Scene,
  usualPlayers: 5,
  lengths: [
    { id: 'target-66', options: {} },
    { id: 'target-33', options: { target: 33 } },
    { id: 'rounds-1', options: { rounds: 1 } },
    { id: 'rounds-3', options: { rounds: 3 } },
  ],
  fixedLength: ['halves'],
  ownTarget: 100,
  table: () => import('./table.ts'),
  coach: () => import('../rows/coach.ts'),
  chance: () => import('./chance.ts'),
  memories: () => import('./memories.ts'),
  pictures: () => import('./RulePicture.svelte'),
};
