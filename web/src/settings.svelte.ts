// What a person has chosen for this browser. Kept here, never sent.
import type { Language } from './texts/texts.svelte.ts';

/** How somebody plays a game on this device: asked once, and then remembered. */
export interface LocalHabit {
  people: string[]; // beside oneself
  bots: number;
  level: string;
  options: Record<string, unknown>;
}

export interface Settings {
  name: string;
  language: Language | null; // null: the browser's
  theme: 'system' | 'light' | 'dark';
  sound: boolean;
  motion: 'system' | 'calm' | 'none';
  speed: number; // of the film that shows what happened: 1 is normal
  notify: boolean;
  plain: boolean; // tables as text instead of drawings
  habits: Record<string, LocalHabit>; // by game, against bots
  together: Record<string, LocalHabit>; // by game, with others at this device
  offered: string[]; // games whose lesson is not offered any more
}

const KEY = 'byczo';
const DEFAULTS: Settings = {
  name: '',
  language: null,
  theme: 'system',
  sound: true,
  motion: 'system',
  speed: 1,
  notify: false,
  plain: false,
  habits: {},
  together: {},
  offered: [],
};

function stored(): Partial<Settings> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    return Object.fromEntries(Object.entries(found).filter(([name]) => Object.hasOwn(DEFAULTS, name)));
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...stored() });

/** Change settings, here and in the other tabs. */
export function changeSettings(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  applySettings();
}

/** Let the page look as the settings say. */
export function applySettings(): void {
  const page = document.documentElement;
  if (settings.theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.dataset.motion = reducedMotion() ? 'none' : 'calm';
}

/** Whether things should appear in their place instead of moving there. */
export function reducedMotion(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'none';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  Object.assign(settings, DEFAULTS, stored());
  applySettings();
});
