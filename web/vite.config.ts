// How the browser client is built, and where a server of its own finds the real one.
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { compression } from './build/compression.ts';
import { licences } from './build/licences.ts';
import { precache } from './build/precache.ts';
import { texts } from './build/texts.ts';

const root = new URL('..', import.meta.url).pathname;
const declared = readFileSync(`${root}src/byczo/__init__.py`, 'utf-8');
const server = process.env.BYCZO_SERVER ?? 'http://127.0.0.1:8021';

// What several screens or games use, as one file: it compresses better than forty small ones, and is
// fetched at once. No table waits for parts that only dialogs, panels and later screens have.
const later = 'Chat|Chronicle|GameListItem|ListPage|OptionsForm|QrCode|RecordLink|ScoreSheet|Standings|TableCode';
const shared = {
  name: 'shared',
  test: new RegExp(`web/src/(?!parts/(${later})\\.)(art|look|net|parts|screens|table|games/[a-z.]+ts$|[a-z.]+ts$)`),
  minShareCount: 2,
};

// Files find each other by relative addresses, so that the client can lie in any folder of a host. Only
// the page of a server has absolute ones: it is sent for addresses of any depth.
const page = {
  name: 'byczo-page',
  enforce: 'post' as const,
  transformIndexHtml: (html: string): string => html.replaceAll('="./', '="/'),
};

export default defineConfig({
  base: './',
  plugins: [
    svelte(),
    page,
    texts(`${root}src/byczo`),
    budget(),
    licences(`${root}web/node_modules`, `${root}LICENSE`),
    precache(),
    compression(),
  ],
  define: { __VERSION__: JSON.stringify(/__version__ = "(.+)"/.exec(declared)?.[1]) },
  worker: { format: 'es' },
  build: {
    outDir: `${root}src/byczo/server/static`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page's policy forbids data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
  server: { fs: { allow: [root] }, proxy: { '/api': { target: server, ws: true } } },
});
