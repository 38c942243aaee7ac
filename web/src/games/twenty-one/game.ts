// The room of Twenty One.
import type { GameRoom } from '../room.ts';
import Scene from './Scene.svelte';

export const room: GameRoom = {
  Scene,
  usualPlayers: 4,
  sheets: 'ABCDEF',
  table: () => import('./table.ts'),
  coach: () => import('./coach.ts'),
  chance: () => import('./chance.ts'),
  pad: () => import('./pad.ts'),
  memories: () => import('./memories.ts'),
  pictures: () => import('./RulePicture.svelte'),
};
