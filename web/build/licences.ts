// The licences of everything from others that the bundle holds, as text for the wheel and as JSON for
// the about page.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

export interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Packages without a licence file name a common licence, whose text lies beside this file. */
const COMMON_TEXTS: Record<string, string> = { 'Apache-2.0': 'apache-2.0.txt' };
const RULE = '='.repeat(79);

export function licences(modules: string, ours: string): Plugin {
  return {
    name: 'byczo-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const own = { name: 'Byczo', version: '', licence: 'MIT', text: readFileSync(ours, 'utf-8').trim() };
      const all = [own, ...packagesIn(bundle).map((name) => licenceOf(modules, name))];
      const text = all.map(section).join(`\n\n${RULE}\n\n`);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${text}\n` });
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(all) });
    },
  };
}

/** Names of the packages whose scripts, styles or fonts the bundle holds, sorted. */
export function packagesIn(bundle: Rollup.OutputBundle): string[] {
  const sources = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
  );
  const names = sources.map((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

/** The licence of an installed package; an error, if there is no text to ship. */
export function licenceOf(modules: string, name: string): Licence {
  const folder = join(modules, name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as {
    version: string;
    license?: string;
  };
  const licence = about.license ?? '';
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const common = fileURLToPath(new URL(COMMON_TEXTS[licence] ?? 'missing', import.meta.url));
  const file = own ? join(folder, own) : common;
  if (!existsSync(file)) throw new Error(`${name}: no licence file, and no known text of the licence ${licence}`);
  return { name, version: about.version, licence, text: readFileSync(file, 'utf-8').trim() };
}

const section = ({ name, version, licence, text }: Licence): string =>
  `${`${name} ${version}`.trim()} (${licence})\n\n${text}`;
