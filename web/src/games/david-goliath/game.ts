// The room of David & Goliath.
import type { GameRoom } from '../room.ts';
import Scene from './Scene.svelte';

export const room: GameRoom = {
  Scene,
  usualPlayers: 4,
  lengths: [
    { id: 'everyone-deals', options: {} },
    { id: 'rounds-1', options: { rounds: 1 } },
    { id: 'rounds-2', options: { rounds: 2 } },
  ],
  table: () => import('./table.ts'),
  coach: () => import('./coach.ts'),
  chance: () => import('./chance.ts'),
  pad: () => import('./pad.ts'),
  memories: () => import('./memories.ts'),
  pictures: () => import('./RulePicture.svelte'),
};
