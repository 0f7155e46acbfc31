import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_FACTS } from '../../../site/languages';
import type { BenchPage } from '../types';
import type { Host } from './Host';
import { outline } from './outline';

/**
 * Replaces the pages of a host.
 * @param root its folder
 * @param host how it wants them
 * @param pages the pages; a home page that links to all of them is added in each language
 */
export function writePages(root: string, host: Host, pages: readonly BenchPage[]): void {
  for (const folder of host.content) rmSync(path.join(root, folder), { recursive: true, force: true });
  const put = (file: string, text: string) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const page of pages) put(host.file(page.lang, page.path), host.text(page));

  const site = outline(pages);
  for (const lang of site.langs) {
    const links = site.sections.map(({ name, groups }) => {
      const first = `${LANGUAGE_FACTS[lang].prefix}/${groups[0]?.pages[0]?.path ?? ''}`;
      return `- [${name}](${first})`;
    });
    put(host.file(lang, 'index'), host.text({ title: 'Rsdoctor', body: `${links.join('\n')}\n` }));
  }
  for (const [file, text] of Object.entries(host.files?.(site) ?? {})) put(file, text);
  put('site.json', JSON.stringify(site));
}
