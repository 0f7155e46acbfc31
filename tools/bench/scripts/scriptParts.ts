import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildCommand } from '../../buildCommand';
import { measureCommand } from '../build/measureCommand';
import { pageScripts } from '../pageWeight';
import { PROJECT } from '../project';
import type { PartRow } from '../results/types';
import { partOf } from './partOf';
import { scriptShares, type Shares } from './scriptShares';

const CONFIG = ['--config', 'tools/bench/maps.config.ts'];

/** A comment at the end of a script names its map; a deployed script has none. */
const MAP_COMMENT = /\n?\/\/# sourceMappingURL=.*$/;

/** A script without a map, such as the loader of all others, comes of no source. */
const sharesOf = (file: string, code: string): Shares =>
  existsSync(`${file}.map`)
    ? scriptShares(code, JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload, partOf)
    : new Map([[partOf(undefined), code.length]]);

/**
 * Tells what the scripts of a page are made of: the site is built once more, with source maps, into a folder for that.
 * Compressed bytes have no owner, so each part gets its share of a file by its length.
 * @param htmlFile page inside the output, e.g. `guide/start/quick-start.html`
 * @returns the parts, the largest first
 */
export async function scriptParts(htmlFile: string): Promise<PartRow[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'site-maps-'));
  try {
    await measureCommand([...buildCommand(), ...CONFIG], { cwd: PROJECT, env: { SITE_ROOT: root } });
    const sizes = new Map<string, number>();
    for (const address of pageScripts(root, htmlFile)) {
      const file = path.join(root, address);
      const code = readFileSync(file, 'utf8').replace(MAP_COMMENT, '');
      const { length: gzip } = gzipSync(code, { level: 9 });
      for (const [part, share] of sharesOf(file, code)) {
        sizes.set(part, (sizes.get(part) ?? 0) + (gzip * share) / code.length);
      }
    }
    return [...sizes]
      .map(([part, gzip]) => ({ part, gzip: Math.round(gzip) }))
      .sort((a, b) => b.gzip - a.gzip);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
