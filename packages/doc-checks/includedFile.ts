import { existsSync, realpathSync, statSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeBlock, IncludeFault, Page } from './types';

/** Folders of the project whose files a page may show; everything else may hold what is not for readers. */
export const SHOWN_FOLDERS = ['examples'] as const;

/** Bytes of the largest file that a page may show: far more than anybody reads. */
export const SHOWN_BYTES = 100_000;

/** Where the addresses of a fence begin. */
export interface IncludeRoots {
  /** Folder that `<root>` stands for. */
  readonly projectRoot: string;
  /** Folder that `/` stands for. */
  readonly docsRoot: string;
  readonly page: string;
}

/**
 * The file that the host reads for a fence: it splits the words at blanks, whatever stands around them.
 * @returns the address as the host takes it; empty without one
 */
export function hostFile(meta: string): string {
  const [, value = ''] =
    meta
      .split(' ')
      .map((word) => word.split('='))
      .find(([key, value]) => key === 'file' && value) ?? [];
  return value.replace(/["'`]/g, '');
}

/** Where a file of a fence lies, by the host's rules; undefined for a form that the host does not know. */
function placeOf(file: string, { projectRoot, docsRoot, page }: IncludeRoots): string | undefined {
  if (file.startsWith('<root>/')) return path.join(projectRoot, file.slice('<root>/'.length));
  if (file.startsWith('/')) return path.join(docsRoot, file);
  if (/^\.{1,2}\//.test(file)) return path.join(path.dirname(page), file);
  return undefined;
}

/**
 * Finds the file that a fence shows, and judges it by where it really lies.
 * @returns its real path, or why it is not shown
 */
export function includedFile(
  file: string,
  roots: IncludeRoots,
): { readonly place: string; readonly fault?: undefined } | { readonly fault: IncludeFault } {
  const place = placeOf(file, roots);
  if (!place || !existsSync(place)) return { fault: 'missing' };
  const real = realpathSync(place);
  const root = realpathSync(roots.projectRoot);
  const isInside = SHOWN_FOLDERS.some((folder) => real.startsWith(path.join(root, folder) + path.sep));
  if (!isInside) return { fault: 'outside' };
  const stats = statSync(real);
  if (!stats.isFile()) return { fault: 'missing' };
  return stats.size > SHOWN_BYTES ? { fault: 'large' } : { place: real };
}

function read(block: CodeBlock, page: Page, projectRoot: string): CodeBlock {
  if (!block.file) return block;
  if (block.value.trim() !== '') return { ...block, source: 'both' };
  const found = includedFile(block.file, {
    projectRoot,
    docsRoot: path.join(projectRoot, page.file.split('/')[0] ?? ''),
    page: path.join(projectRoot, page.file),
  });
  if (found.fault) return { ...block, source: found.fault };
  return { ...block, source: 'file', value: readFileSync(found.place, 'utf8').replace(/\n$/, '') };
}

/**
 * Puts the code of samples that lie in files into a page, as the host does.
 * @returns the page; a block whose file is not shown keeps its empty code and says why
 */
export const readSamples = (page: Page, projectRoot: string): Page => ({
  ...page,
  code: page.code.map((block) => read(block, page, projectRoot)),
});
