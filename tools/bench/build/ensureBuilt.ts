import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '../hosts/Host';
import { outline } from '../hosts/outline';
import type { BenchPage } from '../types';
import { buildCold, hostRoot } from './buildCold';

/**
 * Builds a host unless its last build was of the same pages.
 * @returns its output folder
 */
export async function ensureBuilt(host: Host, pages: readonly BenchPage[]): Promise<string> {
  const output = path.join(hostRoot(host), host.output);
  const list = path.join(hostRoot(host), 'site.json');
  const isSame =
    existsSync(output) && existsSync(list) && readFileSync(list, 'utf8') === JSON.stringify(outline(pages));
  if (!isSame) {
    console.log(`Building ${pages.length} pages with ${host.label}`);
    await buildCold(host, pages);
  }
  return output;
}
