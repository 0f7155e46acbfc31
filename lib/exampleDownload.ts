import { archiveAddress, type ArchiveName } from '../site/examples';
import { formatBytes } from './text/strings';

declare const __ARCHIVE_SIZES__: Readonly<Record<ArchiveName, number>>;

/**
 * An example that readers can download.
 * @param name folder in `examples/`
 * @returns address without base path, and size as text, put into the bundle by `plugins/output/examples.ts`
 */
export const exampleDownload = (name: ArchiveName) => ({
  address: archiveAddress(name),
  size: formatBytes(__ARCHIVE_SIZES__[name]),
});
