import type { Settings } from '../../site/settings';

/**
 * Where the source of a page is read.
 * @param settings repository and branch of this deployment
 * @param relativePath file of the page inside `docs/`, also with the separators of Windows
 */
export function sourceUrl(
  { docsRepository, docsBranch }: Pick<Settings, 'docsRepository' | 'docsBranch'>,
  relativePath: string,
): string {
  return `${docsRepository}/blob/${docsBranch}/docs/${relativePath.replaceAll('\\', '/')}`;
}
