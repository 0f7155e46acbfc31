import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const isManifest = (file: string): boolean => /[\\/]\.rsdoctor[\\/](?:.*[\\/])?manifest\.json$/.test(file);

function holdsReport(file: string): boolean {
  if (isManifest(file)) {
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> };
    const parts = Object.values(data).flatMap((value) => (Array.isArray(value) ? (value as string[]) : []));
    return parts.length > 0 && parts.every((name) => existsSync(name));
  }
  const text = /\.(?:html|json)$/.test(file) ? readFileSync(file, 'utf8') : '';
  if (file.endsWith('.html')) return text.length > 100_000 && /rsdoctor/i.test(text);
  return file.endsWith('.json') && text.startsWith('{"data"') && text.includes('"clientRoutes"');
}

/**
 * Looks for what the analyzer writes: the folder of normal mode, or the HTML or JSON file of brief mode.
 * @param folder project that was built
 * @returns the first report found, as a path inside the folder; undefined when there is none or it is not whole
 */
export function findReport(folder: string): string | undefined {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[\\/]node_modules(?:[\\/]|$)/.test(entry.parentPath))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => holdsReport(file))
    .map((file) => path.relative(folder, file))[0];
}
