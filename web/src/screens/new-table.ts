// Opening a table and filling it.
import { openTable } from '../net/api.ts';
import { USUAL_BOT, usualPlayers } from '../games/catalog.svelte.ts';
import type { Agreement } from '../games/options.ts';
import { go } from '../route.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { saveToTab } from '../table/tab-storage.ts';
import { t } from '../texts/texts.svelte.ts';

/** The name one sits down with when one has not said any. */
export const nickname = (): string => settings.name || t('web-guest');

/** A table for oneself and bots; the game begins at once. */
export async function playBots(game: string, bots?: string[], agreed?: Agreement): Promise<void> {
  const { table } = await openTable({ game, name: nickname(), ...agreed });
  saveToTab(table, 'bots', bots ?? Array(usualPlayers(game) - 1).fill(USUAL_BOT));
  go(`/t/${table}`);
}

/** A table that waits for people. */
export async function invite(game: string, agreed?: Agreement): Promise<void> {
  const { table } = await openTable({ game, name: nickname(), ...agreed });
  go(`/t/${table}`);
}
