import { collectText, type ReadWatch } from './collectText';
import { inflateText } from './inflateText';
import type { ReadLimits } from './readLimits';
import { ReportError } from './ReportError';
import type { ReportFile, Section } from './types';

/** Data files of one section, at most: 10 MB of packed text each. */
const MOST_PARTS = 1000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function readManifest(manifest: ReportFile, limits: ReadLimits, watch: ReadWatch) {
  const text = await collectText(await manifest.open(), limits.bytes, watch);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReportError(text.trim() === '' ? 'empty' : 'damaged', manifest.path, { cause: error });
  }
  if (!isRecord(value) || !isRecord(value.data)) {
    throw new ReportError('notReport', manifest.path, { what: 'json' });
  }
  const routes = isRecord(value.client) ? value.client.enableRoutes : undefined;
  return { data: new Map(Object.entries(value.data)), routes };
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
 * @param manifest one of them
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
  const { data, routes } = await readManifest(manifest, limits, watch);
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
      const part = await collectText(await file.open(), limits.bytes, watch);
      if (part === '') throw new ReportError('empty', file.path);
      packed += part;
    }
    if (packed === '') continue;
    const text = await inflateText(packed, left, name);
    left -= text.length;
    yield { name, text };
  }
  if (routes && wanted.has('enableRoutes')) yield { name: 'enableRoutes', text: JSON.stringify(routes) };
}
