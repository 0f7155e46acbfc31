import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** Folders of the project whose files a page may show; everything else may hold what is not for readers. */
export const SHOWN_FOLDERS = ['examples'] as const;

/** Bytes of the largest file that a page may show: far more than anybody reads. */
export const SHOWN_BYTES = 100_000;

/** Why a file is not shown: it is not there, it lies elsewhere once links and dots are followed, or it is too large. */
export type IncludeFault = 'missing' | 'outside' | 'large';

/** Where the addresses of a fence begin. */
export interface IncludeRoots {
  /** Folder that `<root>` stands for. */
  readonly projectRoot: string;
  /** Folder that `/` stands for. */
  readonly docsRoot: string;
  /** Absolute path of the page. */
  readonly page: string;
}

/**
 * The file that the host reads for a fence: it splits the words at blanks, whatever stands around them.
 * @param meta words behind the language of the fence
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
 * @param file address as written: `<root>/examples/samples/…`
 * @param roots where addresses begin
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
