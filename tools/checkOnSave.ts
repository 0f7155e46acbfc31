import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Issue } from '../packages/doc-checks/types';
import { runGates, translationOf } from '../plugins/checks/gates';
import type { FoundProblems } from '../plugins/checks/contentOverlay';
import { readPages, type ParsedPages } from '../plugins/checks/readPages';

/** A problem keeps its name when lines above it come or go. */
const nameOf = ({ file, rule, message }: Issue): string => `${file} ${rule} ${message}`;

/**
 * The problems that somebody who saves pages should see: those of the saved pages and of their translations, and those that came
 * up elsewhere since the start, for instance a link to a heading that is gone.
 */
function savedProblems(state: {
  readonly first: readonly Issue[];
  readonly now: readonly Issue[];
  readonly saved: ReadonlySet<string>;
}): Issue[] {
  const old = new Set(state.first.map(nameOf));
  const own = new Set([...state.saved].flatMap((file) => [file, translationOf(file)]));
  return state.now.filter((issue) => own.has(issue.file) || !old.has(nameOf(issue)));
}

/** When each file below some folders was last written. */
function timesOf(folders: readonly string[]): Map<string, string> {
  const times = new Map<string, string>();
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      const stat = entry.isFile() ? statSync(file, { throwIfNoEntry: false }) : undefined;
      if (stat) times.set(file, `${stat.mtimeMs} ${stat.size}`);
    }
  }
  return times;
}

/** Remembers the files of some folders. */
function trackFiles(folders: readonly string[], since = Infinity): () => string[] {
  let before = new Map([...timesOf(folders)].filter(([, time]) => parseFloat(time) <= since));
  return () => {
    const now = timesOf(folders);
    const files = new Set([...before.keys(), ...now.keys()]);
    const changed = [...files].filter((file) => before.get(file) !== now.get(file));
    before = now;
    return changed;
  };
}

/** Reading the times of some hundred files takes a few ms, on every file system and for every way to save. */
const LOOK_EVERY_MS = 200;

/**
 * Checks a documentation tree at once and after each save. Only saved files are parsed again.
 * @param send gets all problems at the start, and after each save those that saved pages have or have caused
 * @param options.since files written after this time, in ms since 1970, count as saved
 */
export async function watchContent(
  docsRoot: string,
  send: (found: FoundProblems) => void,
  { signal, since }: { readonly signal?: AbortSignal; readonly since?: number } = {},
): Promise<void> {
  const projectRoot = path.dirname(path.resolve(docsRoot));
  const parsed: ParsedPages = new Map();
  const check = () => runGates(readPages(docsRoot, undefined, { parsed }));
  const changedFiles = trackFiles(
    [docsRoot, path.join(projectRoot, 'examples/samples')].filter(existsSync),
    since,
  );
  const first = await check();
  send({ atStart: true, issues: first });
  const saved = new Set<string>();
  while (!signal?.aborted) {
    await wait(LOOK_EVERY_MS);
    const changed = changedFiles();
    if (changed.length === 0) continue;
    for (const file of changed) saved.add(path.relative(projectRoot, file).replaceAll(path.sep, '/'));
    send({ atStart: false, issues: savedProblems({ first, now: await check(), saved }) });
  }
}

// Started by the development server (plugins/checks/contentOverlay.ts), so that checks never keep a page waiting.
if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  const [, , docsRoot, since] = process.argv;
  if (!docsRoot) throw new Error('Name the docs folder.');
  process.once('disconnect', () => process.exit());
  await watchContent(docsRoot, (problems) => process.send?.(problems), { since: Number(since) });
}
