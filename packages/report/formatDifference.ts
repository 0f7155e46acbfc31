import { formatBytes } from '../../lib/text/strings';

/**
 * A difference of two sizes with its sign.
 * @param bytes any number
 * @returns such as `+1.20 KB`, `−300 bytes` or `0 bytes`
 */
export function formatDifference(bytes: number): string {
  const sign = bytes > 0 ? '+' : bytes < 0 ? '−' : '';
  return `${sign}${formatBytes(Math.abs(bytes))}`;
}
