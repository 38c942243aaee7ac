// What the client says, in the reader's language: the Fluent files that the terminal speaks, too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings.svelte.ts';

export const LANGUAGES = { en: 'English', pl: 'Polski', it: 'Italiano', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;
/** `t('web-sit')`: the text of a message, reactive to the language. */
export type T = (message: string, values?: Values) => string;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  pl: () => import('virtual:words/pl'),
  it: () => import('virtual:words/it'),
  de: () => import('virtual:words/de'),
};
const RULES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en/rules'),
  pl: () => import('virtual:words/pl/rules'),
  it: () => import('virtual:words/it/rules'),
  de: () => import('virtual:words/de/rules'),
};

let bundle = $state.raw(new FluentBundle('en'));
let spoken = $state.raw<Language>('en');

/** The language that is shown now. */
export const language = (): Language => spoken;

/** The first of our languages that the browser asks for. */
export function guessed(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

/** Speak the language of the settings, or the browser's. */
export async function speak(wish: Language = settings.language ?? guessed()): Promise<void> {
  const { default: text } = await TEXTS[wish]();
  const fresh = new FluentBundle(wish, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
  spoken = wish;
  document.documentElement.lang = wish;
}

/** The rules of all games in the language that is spoken. */
export async function rulesText(wish: Language): Promise<T> {
  const { default: text } = await RULES[wish]();
  const rules = new FluentBundle(wish, { useIsolating: false });
  rules.addResource(new FluentResource(text));
  return (message, values) => said(rules, message, values);
}

export const t: T = (message, values) => said(bundle, message, values);

/** The text of a message, or another where the languages have none: of a game from elsewhere, say. */
export function textOr(message: string, other: string): string {
  const text = t(message);
  return text === message ? other : text;
}

function said(from: FluentBundle, message: string, values: Values = {}): string {
  const [name = '', attribute] = message.split('.');
  const found = from.getMessage(name);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  return pattern ? from.formatPattern(pattern, values, []) : message;
}
