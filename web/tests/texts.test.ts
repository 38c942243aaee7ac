import { describe, expect, it } from 'vitest';
import { preferredLanguage, setLanguage, t } from '../src/texts/texts.svelte.ts';
import { readRoute } from '../src/route.svelte.ts';

describe('words', () => {
  it('guesses the first language of the browser that we setLanguage', () => {
    expect(preferredLanguage(['fr-FR', 'pl-PL', 'en'])).toBe('pl');
    expect(preferredLanguage(['fr-FR'])).toBe('en');
  });

  it.each([
    ['en', '5, 2 bull heads'],
    ['pl', '5, 2 byki'],
    ['de', '5, 2 Hornochsen'],
    ['it', '5, 2 teste di toro'],
  ] as const)('speaks %s with the right plural', async (language, text) => {
    await setLanguage(language);
    expect(t('web-card', { card: 5, heads: 2 })).toBe(text);
    await setLanguage('en');
  });
});

describe('addresses', () => {
  it.each([
    ['/', '', { screen: 'home' }],
    ['/tables', '', { screen: 'lobby' }],
    ['/about', '', { screen: 'about' }],
    ['/t/ab12', '', { screen: 'table', table: 'ab12', token: null, television: false }],
    ['/t/ab12?tv', '', { screen: 'table', table: 'ab12', token: null, television: true }],
    ['/t/ab12', '#key', { screen: 'table', table: 'ab12', token: 'key', television: false }],
    ['/t/ab12/game/2', '', { screen: 'replay', table: 'ab12', number: 2, moment: null }],
    ['/t/ab12/what', '', { screen: 'nowhere' }],
  ])('%s%s', (address, hash, screen) => {
    expect(readRoute(new URL(address + hash, 'http://byczo'))).toEqual(screen);
  });
});
