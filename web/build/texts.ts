// The texts of src/byczo, common ones and those of the games, as modules: one lazy chunk per
// language, and one more each for its rules and lessons, which nobody needs before they are opened.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:texts/';
const NOT_SHOWN = /^(play|cli|print|table-code|[a-z-]+-print)-/;

export function texts(folder: string): Plugin {
  return {
    name: 'byczo-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/');
      for (const file of files(folder, language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(textOf(folder, language, part))};`;
    },
  };
}

/** The messages of a language that a browser needs: its rules, its lessons, or all others. */
export function textOf(folder: string, language: string, part?: string): string {
  const text = files(folder, language)
    .map((file) => readFileSync(file, 'utf-8'))
    .join('\n');
  return text
    .split(/^(?=[a-z#-])/m)
    .filter((entry) => !entry.startsWith('#') && !NOT_SHOWN.test(entry))
    .filter((entry) => /-(rules|lesson)-/.exec(entry.slice(0, entry.indexOf('=')))?.[1] === part)
    .map((entry) => entry.trimEnd())
    .join('\n');
}

function files(folder: string, language: string): string[] {
  const common = join(folder, 'locales', language);
  const games = join(folder, 'games');
  return [
    ...readdirSync(common).map((name) => join(common, name)),
    ...readdirSync(games).map((room) => join(games, room, 'texts', `${language}.ftl`)),
  ]
    .filter((file) => file.endsWith('.ftl') && existsSync(file))
    .sort();
}
