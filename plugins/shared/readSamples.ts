import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeBlock, Page } from './types';

/** Where a file of a fence lies, by the host's rules; undefined for a form that the host does not know. */
function placeOf(file: string, page: Page, projectRoot: string): string | undefined {
  if (file.startsWith('<root>/')) return path.join(projectRoot, file.slice('<root>/'.length));
  if (file.startsWith('/')) return path.join(projectRoot, page.file.split('/')[0] ?? '', file);
  if (/^\.{1,2}\//.test(file)) return path.join(projectRoot, path.dirname(page.file), file);
  return undefined;
}

function read(block: CodeBlock, page: Page, projectRoot: string): CodeBlock {
  if (!block.file) return block;
  if (block.value.trim() !== '') return { ...block, source: 'both' };
  const place = placeOf(block.file, page, projectRoot);
  if (!place || !existsSync(place)) return { ...block, source: 'missing' };
  return { ...block, source: 'file', value: readFileSync(place, 'utf8').replace(/\n$/, '') };
}

/**
 * Puts the code of samples that lie in files into a page, as the host does.
 * @param page a parsed page
 * @param projectRoot folder that `<root>` stands for
 * @returns the page; a block whose file is missing keeps its empty code and says so
 */
export const readSamples = (page: Page, projectRoot: string): Page => ({
  ...page,
  code: page.code.map((block) => read(block, page, projectRoot)),
});
