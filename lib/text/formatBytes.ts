const UNITS = ['KB', 'MB'] as const;

/**
 * A size as the report writes it: 1 KB is 1000 bytes, two digits behind the point.
 * @param bytes number of bytes, not negative
 * @returns such as `178 bytes`, `442.09 KB` or `1.19 MB`
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [kilo, mega] = UNITS;
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(2)} ${kilo}`
    : `${(bytes / 1_000_000).toFixed(2)} ${mega}`;
}
