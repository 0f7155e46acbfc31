import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A script and the files that it was made of. */
export interface MadeScript {
  readonly script: string;
  /** Path of each source → its text when it was read. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Which script is wanted. */
export interface WantedScript {
  /** Where it is cached. */
  readonly file: string;
  /** What decides, beside the sources, how they become a script. */
  readonly settings: readonly string[];
  readonly make: () => Promise<MadeScript>;
}

/** First line of the file of a script. */
interface Origin {
  readonly settings: readonly string[];
  /** Path of each source → hash of its text. */
  readonly sources: Readonly<Record<string, string>>;
  /** Path of each folder of sources → hash of the names in it: a new file can take the place of one that was found before. */
  readonly folders: Readonly<Record<string, string>>;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const namesIn = (folder: string): string => hashOf(readdirSync(folder).sort().join('\n'));

function isSame({ settings, sources, folders }: Origin, now: readonly string[]): boolean {
  return (
    JSON.stringify(settings) === JSON.stringify(now) &&
    Object.entries(sources).every(([file, hash]) => hashOf(readFileSync(file, 'utf8')) === hash) &&
    Object.entries(folders).every(([folder, hash]) => namesIn(folder) === hash)
  );
}

function readCached(file: string, settings: readonly string[]): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    return isSame(JSON.parse(text.slice(0, end)) as Origin, settings) ? text.slice(end + 1) : undefined;
  } catch {
    // Never made, or a source is gone.
    return undefined;
  }
}

/** So many scripts stay: those of projects that are gone would stay for good. */
const MOST = 8;

function forgetOld(folder: string): void {
  const dated = readdirSync(folder).map((name) => {
    const file = path.join(folder, name);
    return { file, time: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  for (const { file } of dated.sort((a, b) => b.time - a.time).slice(MOST)) rmSync(file, { force: true });
}

function store(file: string, settings: readonly string[], { script, sources }: MadeScript): void {
  const folders = [...new Set([...sources.keys()].map((source) => path.dirname(source)))];
  const origin: Origin = {
    settings,
    sources: Object.fromEntries([...sources].map(([source, text]) => [source, hashOf(text)])),
    folders: Object.fromEntries(folders.map((folder) => [folder, namesIn(folder)])),
  };
  // Put in place whole, because another start may be reading it.
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${JSON.stringify(origin)}\n${script}`);
  renameSync(draft, file);
  forgetOld(path.dirname(file));
}

/**
 * Gives a script that is made of files, from the last start when it would be made of the same again.
 * @param wanted which script
 * @throws what making it throws; nothing is cached then
 */
export async function cachedScript({ file, settings, make }: WantedScript): Promise<string> {
  const cached = readCached(file, settings);
  if (cached !== undefined) return cached;
  const made = await make();
  store(file, settings, made);
  return made.script;
}
