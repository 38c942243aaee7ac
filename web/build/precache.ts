// The list of all files that the client needs without a network: its service worker keeps them.
import { readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const LIST = 'precache.json';
/** What only builds and servers read, and what browsers fetch by themselves. */
const NOT_NEEDED = /(\.(gz|br|txt)|^index\.html|^sw\.js|^budget\.json|^precache\.json|^manifest\.webmanifest)$/;

export function precache(): Plugin {
  let out = '';
  return {
    name: 'byczo-precache',
    apply: 'build',
    configResolved: (config) => {
      out = config.build.outDir;
    },
    writeBundle() {
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((file) => !NOT_NEEDED.test(file));
      writeFileSync(join(out, LIST), JSON.stringify(files.sort()));
    },
  };
}
