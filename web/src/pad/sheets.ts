// Sheets to print: one page of every game comes with the client; a server draws them as somebody wants
// them, and as PDF.
import type { Problem } from '../net/api.ts';
import { unreachable } from '../net/api.ts';
import type { SheetWish } from '../protocol.ts';

const PAGES = import.meta.glob<string>('../../sheets/*.sheet', { query: '?url', import: 'default', eager: true });

/** The page that came with the client, which keeps it packed; null: it was built without. */
export async function builtInSheet(game: string, language: string, mono: boolean): Promise<Blob | null> {
  const found = PAGES[`../../sheets/${game}.${language}.${mono ? 'mono' : 'colour'}.sheet`];
  const packed = found && (await fetch(found)).body;
  if (!packed) return null;
  const drawn = await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  return new Blob([drawn], { type: 'image/svg+xml' });
}

/** Where a server has the page; what is as usual is left out. */
export function sheetAddress(game: string, kind: 'svg' | 'pdf', wish: SheetWish): string {
  const said = Object.entries(wish).flatMap(([name, value]) =>
    value === null || value === false ? [] : [[name, String(value)]],
  );
  return `/api/games/${game}/sheets.${kind}?${new URLSearchParams(said)}`;
}

/** The page as the server draws it. What it refuses is thrown. */
export async function fetchSheet(address: string): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw unreachable;
  }
  if (!response.ok) throw (await response.json().catch(() => unreachable)) as Problem;
  return response.blob();
}
