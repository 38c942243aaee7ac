// The texts of the client in the reader's language: the Fluent files that the terminal uses, too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from '../settings.svelte.ts';

export const LANGUAGES = { en: 'English', pl: 'Polski', it: 'Italiano', de: 'Deutsch' } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;
/** `t('web-sit')`: the text of a message, reactive to the language. */
export type T = (message: string, values?: Values) => string;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  pl: () => import('virtual:texts/pl'),
  it: () => import('virtual:texts/it'),
  de: () => import('virtual:texts/de'),
};
const RULES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en/rules'),
  pl: () => import('virtual:texts/pl/rules'),
  it: () => import('virtual:texts/it/rules'),
  de: () => import('virtual:texts/de/rules'),
};
const LESSONS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en/lesson'),
  pl: () => import('virtual:texts/pl/lesson'),
  it: () => import('virtual:texts/it/lesson'),
  de: () => import('virtual:texts/de/lesson'),
};

let bundle = $state.raw(new FluentBundle('en'));
let current = $state.raw<Language>('en');
let requested: Language = 'en';

/** The language that is shown now. */
export const language = (): Language => current;

/** The first of our languages that the browser asks for. */
export function preferredLanguage(wishes: readonly string[] = navigator.languages): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return 'en';
}

/** The language of the settings, or else the browser's. */
export const chosenLanguage = (): Language => settings.language ?? preferredLanguage();

/** Show this language as soon as its texts are here. */
export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  const { default: text } = await TEXTS[language]();
  if (requested !== language) return; // another one was asked for meanwhile
  const fresh = new FluentBundle(language, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
  current = language;
  document.documentElement.lang = language;
}

/** How the reader writes dates: in the language of the page as it is written where they live. */
export const locale = (): string => navigator.languages.find((each) => each.startsWith(current)) ?? current;

/** The rules of all games in a language. */
export const rulesText = async (language: Language): Promise<T> => voice(language, (await RULES[language]()).default);

/** What the lessons of all games say in a language. */
export const lessonText = async (language: Language): Promise<T> =>
  voice(language, (await LESSONS[language]()).default);

function voice(language: Language, text: string): T {
  const own = new FluentBundle(language, { useIsolating: false });
  own.addResource(new FluentResource(text));
  return (message, values) => format(own, message, values);
}

export const t: T = (message, values) => format(bundle, message, values);

/** The text of a message, or another where the languages have none: of a game from elsewhere, say. */
export function textOr(message: string, other: string): string {
  const text = t(message);
  return text === message ? other : text;
}

function format(from: FluentBundle, message: string, values: Values = {}): string {
  const [name = '', attribute] = message.split('.');
  const found = from.getMessage(name);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  return pattern ? from.formatPattern(pattern, values, []) : message;
}
