import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
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

/** Begins the last line of a script, which says what it was made of: the script can be loaded from where it is cached. */
const ORIGIN = '\n//# origin=';

/** What the last line says. */
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

function isCached(file: string, settings: readonly string[]): boolean {
  try {
    const text = readFileSync(file, 'utf8');
    return isSame(JSON.parse(text.slice(text.lastIndexOf(ORIGIN) + ORIGIN.length)) as Origin, settings);
  } catch {
    // Never made, or a source is gone.
    return false;
  }
}

/** So many scripts stay, the last ones that were used: those of projects that are gone would stay for good. */
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
  writeFileSync(draft, `${script}${ORIGIN}${JSON.stringify(origin)}`);
  renameSync(draft, file);
  forgetOld(path.dirname(file));
}

/**
 * Caches a script that is made of files, unless the one of the last start would be made of the same again.
 * @param wanted which script
 * @throws what making it throws; nothing is cached then
 */
export async function cacheScript({ file, settings, make }: WantedScript): Promise<void> {
  if (isCached(file, settings)) {
    const now = new Date();
    utimesSync(file, now, now);
    return;
  }
  store(file, settings, await make());
}
