// The room of X nimmt!
import type { GameRoom } from '../room.ts';
import Scene from './Scene.svelte';

export const room: GameRoom = {
  Scene,
  usualPlayers: 4,
  lengths: [
    { id: 'rounds-2', options: {} },
    { id: 'rounds-1', options: { rounds: 1 } },
    { id: 'rounds-4', options: { rounds: 4 } },
  ],
  table: () => import('./table.ts'),
  coach: () => import('./coach.ts'),
  chance: () => import('./chance.ts'),
  memories: () => import('./memories.ts'),
  pictures: () => import('./RulePicture.svelte'),
};
