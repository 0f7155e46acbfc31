import { readFileSync } from 'node:fs';
import path from 'node:path';
import { includedFile } from './includedFile';
import type { CodeBlock, Page } from './types';

function read(block: CodeBlock, page: Page, projectRoot: string): CodeBlock {
  if (!block.file) return block;
  if (block.value.trim() !== '') return { ...block, source: 'both' };
  const { fault, ...found } = includedFile(block.file, {
    projectRoot,
    docsRoot: path.join(projectRoot, page.file.split('/')[0] ?? ''),
    page: path.join(projectRoot, page.file),
  });
  if (fault || !('place' in found)) return { ...block, source: fault ?? 'missing' };
  return { ...block, source: 'file', value: readFileSync(found.place, 'utf8').replace(/\n$/, '') };
}

/**
 * Puts the code of samples that lie in files into a page, as the host does.
 * @param page a parsed page
 * @param projectRoot folder that `<root>` stands for
 * @returns the page; a block whose file is not shown keeps its empty code and says why
 */
export const readSamples = (page: Page, projectRoot: string): Page => ({
  ...page,
  code: page.code.map((block) => read(block, page, projectRoot)),
});
