import { collectText, type ReadWatch } from './collectText';
import { inflateText } from './inflateText';
import type { ReadLimits } from './readLimits';
import { ReportError } from './ReportError';
import type { ReportFile, Section } from './types';

/** Data files of one section, at most: 10 MB of packed text each. */
const MOST_PARTS = 1000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The manifest next to the top of the folder, and the others. */
export function findManifests(files: readonly ReportFile[]): readonly ReportFile[] {
  // A web app has a manifest of its own at the top of its output.
  const depth = ({ path }: ReportFile) =>
    path.split('/').length + (/(?:^|\/)\.rsdoctor\/manifest\.json$/.test(path) ? 0 : 1000);
  return files
    .filter(({ path }) => /(?:^|\/)manifest\.json$/.test(path))
    .sort((a, b) => depth(a) - depth(b) || (a.path < b.path ? -1 : 1));
}

async function readManifest(manifest: ReportFile, limits: ReadLimits, watch: ReadWatch) {
  const text = await collectText((await manifest.open()).stream(), limits.bytes, watch);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReportError(text.trim() === '' ? 'empty' : 'damaged', manifest.path, { cause: error });
  }
  if (!isRecord(value) || !isRecord(value.data)) throw new ReportError('notReport', manifest.path);
  return new Map(Object.entries(value.data));
}

/**
 * Paths in a manifest are absolute and those of the machine that built it; only the last two parts say which file is meant.
 * @returns such as `moduleGraph/0`
 */
function lastParts(address: string): string {
  const parts = address.split(/[\\/]/).slice(-2);
  if (parts.length < 2 || parts.includes('..')) throw new ReportError('wrongForm', address);
  return parts.join('/');
}

/**
 * Reads the sections of a normal report.
 * @param files the folder
 * @param manifest one of `findManifests`
 * @param wanted names of the sections
 * @param limits bytes of all sections unpacked
 * @param watch what follows along
 * @throws ReportError naming the file that is missing or damaged
 */
export async function* readFolder(
  files: readonly ReportFile[],
  manifest: ReportFile,
  wanted: ReadonlySet<string>,
  limits: ReadLimits,
  watch: ReadWatch,
): AsyncGenerator<Section> {
  const data = await readManifest(manifest, limits, watch);
  const home = manifest.path.slice(0, manifest.path.lastIndexOf('/') + 1);
  const byPath = new Map(files.map((file) => [file.path, file]));
  let left = limits.bytes;
  for (const name of wanted) {
    const value = data.get(name);
    if (value === undefined) continue;
    if (!Array.isArray(value)) {
      yield { name, text: JSON.stringify(value) };
      continue;
    }
    if (value.length > MOST_PARTS) throw new ReportError('tooLarge', name);
    let packed = '';
    for (const address of value as readonly unknown[]) {
      if (typeof address !== 'string') throw new ReportError('wrongForm', name);
      const file = byPath.get(home + lastParts(address));
      if (!file) throw new ReportError(files.length > 1 ? 'missingFile' : 'manifestOnly', lastParts(address));
      if (packed.length + file.size > limits.bytes) throw new ReportError('tooLarge', name);
      packed += await collectText((await file.open()).stream(), limits.bytes, watch);
    }
    if (packed === '') continue;
    const text = await inflateText(packed, left).catch((error: unknown) => {
      throw error instanceof ReportError ? new ReportError(error.fault, name, { cause: error }) : error;
    });
    left -= text.length;
    yield { name, text };
  }
}
