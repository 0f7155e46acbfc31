import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Issue } from '../packages/doc-checks/types';
import { runGates, translationOf } from '../plugins/checks/gates';
import type { FoundProblems } from '../plugins/checks/contentOverlay';
import { readPages, type ParsedPages } from '../plugins/checks/readPages';
import { filesBelow } from './filesBelow';

/** A problem keeps its name when lines above it come or go. */
const nameOf = ({ file, rule, message }: Issue): string => `${file} ${rule} ${message}`;

const timesOf = (folders: readonly string[]): Map<string, string> =>
  new Map(
    folders.flatMap((folder) =>
      filesBelow(folder).map((name) => {
        const stat = statSync(path.join(folder, name), { throwIfNoEntry: false });
        return [path.join(folder, name), `${stat?.mtimeMs} ${stat?.size}`] as const;
      }),
    ),
  );

/** Reading the times of some hundred files takes a few ms, on every file system and for every way to save. */
const LOOK_EVERY_MS = 200;

/**
 * Checks a documentation tree at once and after each save. Only saved files are parsed again.
 * @param send gets all problems at the start; after each save those of saved pages and of their translations, and those
 * that came up elsewhere since the start, for instance a link to a heading that is gone
 * @param options.since files written after this time, in ms since 1970, count as saved
 */
export async function watchContent(
  docsRoot: string,
  send: (found: FoundProblems) => void,
  { signal, since = Infinity }: { readonly signal?: AbortSignal; readonly since?: number } = {},
): Promise<void> {
  const projectRoot = path.dirname(path.resolve(docsRoot));
  const parsed: ParsedPages = new Map();
  const check = () => runGates(readPages(docsRoot, undefined, { parsed }));
  const folders = [docsRoot, path.join(projectRoot, 'examples/samples')].filter(existsSync);
  let before = new Map([...timesOf(folders)].filter(([, time]) => parseFloat(time) <= since));
  const first = await check();
  send({ atStart: true, issues: first });
  const old = new Set(first.map(nameOf));
  /** Saved files and their translations. */
  const own = new Set<string>();
  while (!signal?.aborted) {
    await wait(LOOK_EVERY_MS);
    const now = timesOf(folders);
    const changed = [...before.keys(), ...now.keys()].filter((file) => before.get(file) !== now.get(file));
    before = now;
    if (changed.length === 0) continue;
    for (const each of changed) {
      const file = path.relative(projectRoot, each).replaceAll(path.sep, '/');
      own.add(file).add(translationOf(file));
    }
    const issues = (await check()).filter((issue) => own.has(issue.file) || !old.has(nameOf(issue)));
    send({ atStart: false, issues });
  }
}

// Started by the development server (plugins/checks/contentOverlay.ts), so that checks never keep a page waiting.
if (realpathSync(process.argv[1] ?? '') === import.meta.filename) {
  const [, , docsRoot, since] = process.argv;
  if (!docsRoot) throw new Error('Name the docs folder.');
  process.once('disconnect', () => process.exit());
  await watchContent(docsRoot, (problems) => process.send?.(problems), { since: Number(since) });
}
