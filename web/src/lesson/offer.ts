// Lessons are offered by themselves until somebody has declined or seen them.
import { changeSettings, settings } from '../settings.svelte.ts';

/** No longer offer the lesson of a game by itself. */
export function stopOffering(game: string): void {
  if (!settings.offered.includes(game)) changeSettings({ offered: [...settings.offered, game] });
}
