import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changedLines } from '../../plugins/checks/content-gates/changedLines';
import type { FoundProblems } from '../../plugins/checks/content-gates/contentOverlay';
import { runGates } from '../../plugins/checks/content-gates/runGates';
import { warmSpelling } from '../../plugins/checks/spelling/checkSpelling';
import { readPages, type ParsedPages } from '../../plugins/checks/readPages';
import { savedProblems } from './savedProblems';
import { trackFiles } from './trackFiles';

/** Reading the times of some hundred files takes a few ms, on every file system and for every way to save. */
const LOOK_EVERY_MS = 200;

/**
 * Checks a documentation tree at once and after each save. Only saved files are parsed again.
 * @param docsRoot a `docs` folder
 * @param send gets all problems at the start, and after each save those that saved pages have or have caused
 * @param options.signal ends it
 * @param options.since files written after this time, in ms since 1970, count as saved
 */
export async function watchContent(
  docsRoot: string,
  send: (found: FoundProblems) => void,
  { signal, since }: { readonly signal?: AbortSignal; readonly since?: number } = {},
): Promise<void> {
  const projectRoot = path.dirname(path.resolve(docsRoot));
  const parsed: ParsedPages = new Map();
  const check = () =>
    runGates(readPages(docsRoot, undefined, { parsed }), undefined, changedLines(projectRoot));
  const changedFiles = trackFiles(
    [docsRoot, path.join(projectRoot, 'examples/samples')].filter(existsSync),
    since,
  );
  const first = await check();
  send({ atStart: true, issues: first });
  // A dictionary that cannot be loaded is reported by the check that needs it.
  void warmSpelling().catch(() => undefined);
  const saved = new Set<string>();
  while (!signal?.aborted) {
    await wait(LOOK_EVERY_MS);
    const changed = changedFiles();
    if (changed.length === 0) continue;
    for (const file of changed) saved.add(path.relative(projectRoot, file).replaceAll(path.sep, '/'));
    send({ atStart: false, issues: savedProblems({ first, now: await check(), saved }) });
  }
}
