import { gzipSync } from 'node:zlib';

/** Files of the bundler by name. */
type Assets = Readonly<Record<string, { source(): { toString(): string } }>>;

/**
 * Weighs files as they are sent, each once: pages share some.
 * @param assets files of the bundler
 * @returns function from the name of a file to its bytes, compressed with gzip; 0 for a file that is not there
 */
export function weigher(assets: Assets): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const asset = assets[file];
    const weight = known.get(file) ?? (asset ? gzipSync(asset.source().toString()).length : 0);
    known.set(file, weight);
    return weight;
  };
}
