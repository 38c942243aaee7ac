// What a browser must fetch before each game can be played, from the bundle's own import graph.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

export const BUDGET = 80_000;

export interface Weight {
  game: string;
  files: string[];
  gzip: number;
}

/** Script and style from the first byte to a usable table, per game: checked and written down. */
export function budget(): Plugin {
  return {
    name: 'byczo-budget',
    apply: 'build',
    generateBundle(_, bundle) {
      const weights = tablesIn(bundle).map(([game, chunk]) => weigh(game, chunk, bundle));
      const source = JSON.stringify({ budget: BUDGET, tables: weights }, null, 1);
      this.emitFile({ type: 'asset', fileName: 'budget.json', source });
      for (const { game, gzip } of weights) {
        const text = `${game}: ${(gzip / 1000).toFixed(1)} kB gzip of script and style to a table`;
        if (gzip > BUDGET) this.error(`${text}, the budget is ${BUDGET / 1000} kB`);
        console.log(text);
      }
    },
  };
}

function tablesIn(bundle: Rollup.OutputBundle): [string, Rollup.OutputChunk][] {
  return Object.values(bundle).flatMap((file): [string, Rollup.OutputChunk][] => {
    if (file.type !== 'chunk') return [];
    const game = /src\/(?:games\/)?([a-z-]+)\/table\.ts$/.exec(file.facadeModuleId ?? '')?.[1];
    return game ? [[game, file]] : [];
  });
}

function weigh(game: string, table: Rollup.OutputChunk, bundle: Rollup.OutputBundle): Weight {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (files.has(name) || file?.type !== 'chunk') return;
    files.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) files.add(style);
    file.imports.forEach(visit);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const chunk of chunks) {
    if (chunk.isEntry || (chunk.facadeModuleId ?? '').endsWith('screens/Table.svelte')) {
      visit(chunk.fileName);
    }
  }
  visit(table.fileName);
  const gzip = [...files].reduce((sum, name) => sum + size(bundle[name]), 0);
  return { game, files: [...files], gzip };
}

function size(file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): number {
  if (!file) return 0;
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
}
