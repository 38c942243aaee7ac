// The sheets of Twenty One on the score pad, for dice of wood or of this app.
import type { GamePad } from '../room.ts';
import TurnEntry from './TurnEntry.svelte';
import TurnSheets from './TurnSheets.svelte';

export const pad: GamePad = { Entry: TurnEntry, Summary: TurnSheets };
