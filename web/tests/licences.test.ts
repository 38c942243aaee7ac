import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licenceOf, packagesIn } from '../build/licences.ts';

const MODULES = join(import.meta.dirname, '..', 'node_modules');

describe('licences of what is shipped', () => {
  it('has the packages of scripts, styles and fonts in the bundle, each once', () => {
    const bundle = {
      'a.js': {
        type: 'chunk',
        moduleIds: ['/x/node_modules/svelte/src/a.js', '/x/node_modules/svelte/b.js', '/x/src/main.ts'],
      },
      'b.woff2': { type: 'asset', originalFileNames: ['../node_modules/@fontsource/alfa-slab-one/files/a.woff2'] },
    } as never;
    expect(packagesIn(bundle)).toEqual(['@fontsource/alfa-slab-one', 'svelte']);
  });

  it.each([
    ['svelte', 'MIT', 'Permission is hereby granted'],
    ['@fontsource/alfa-slab-one', 'OFL-1.1', 'SIL OPEN FONT LICENSE'],
    ['@fluent/bundle', 'Apache-2.0', 'Apache License'],
  ])('%s: %s', (name, licence, words) => {
    const found = licenceOf(MODULES, name);
    expect(found.licence).toBe(licence);
    expect(found.text).toContain(words);
  });

  it('refuses a package whose licence has no text', () => {
    const modules = mkdtempSync(join(tmpdir(), 'licences-'));
    mkdirSync(join(modules, 'odd'));
    writeFileSync(join(modules, 'odd', 'package.json'), '{"version": "1.0.0", "license": "Beerware"}');
    expect(() => licenceOf(modules, 'odd')).toThrow('odd: no licence file, and no known text of the licence Beerware');
  });
});
