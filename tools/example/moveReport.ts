import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The data files of a report, by key; a few keys hold a plain value. */
interface ReportManifest {
  readonly data: Readonly<Record<string, unknown>>;
}

/** A normal report names its data files by absolute path, so a copy opens only when those are written anew. */
async function renameShards(file: string, from: string, to: string): Promise<boolean> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const { data, ...rest } = JSON.parse(text) as ReportManifest;
  const moved = Object.entries(data).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map((shard: string) => path.join(to, path.relative(from, shard))) : value,
  ]);
  await writeFile(file, JSON.stringify({ ...rest, data: Object.fromEntries(moved) as object }));
  return true;
}

/**
 * Copies a build with its report to another folder, which is replaced only when the copy is whole.
 * @param from absolute path of the output folder of the build
 * @param to absolute path of the copy
 * @returns `manifest.json` of the copy, when the build wrote one
 */
export async function moveReport(from: string, to: string): Promise<string | undefined> {
  const manifest = path.join('.rsdoctor', 'manifest.json');
  const part = `${to}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, part, { recursive: true });
  const found = await renameShards(path.join(part, manifest), from, to);
  await rm(to, { recursive: true, force: true });
  await rename(part, to);
  return found ? path.join(to, manifest) : undefined;
}
