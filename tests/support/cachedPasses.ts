import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { ROOT } from './site';

const FOLDER = path.join(ROOT, 'node_modules/.cache/analyzer');
/** What every result depends on: the installed versions, and this file. */
const ALWAYS = ['package-lock.json', 'tests/support/cachedPasses.ts'];
/** Packages of the examples are in the lock file; those of the rule samples are not, and are samples themselves. */
const INSTALLED = /^(?:node_modules|examples[\\/][\w-]+-app[\\/]node_modules)[\\/]/;

function filesBelow(place: string): string[] {
  const whole = path.join(ROOT, place);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [place];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !INSTALLED.test(file))
    .sort();
}

const contents = new Map<string, string>();

/** Hash of the files of a folder, read once in a process. */
function hashOf(place: string): string {
  const known = contents.get(place);
  if (known) return known;
  const hash = createHash('sha256');
  for (const file of filesBelow(place)) hash.update(`${file}\n`).update(readFileSync(path.join(ROOT, file)));
  const text = hash.digest('hex');
  contents.set(place, text);
  return text;
}

/** The name of a result: it changes with what is done, and with the files and folders that it depends on. */
export function passKey(facts: unknown, places: readonly string[]): string {
  const inputs = [...ALWAYS, ...places].map((place) => `${place} ${hashOf(place)}`);
  return createHash('sha256')
    .update(JSON.stringify([facts, inputs, process.version, ROOT]))
    .digest('hex');
}

const fileOf = (key: string): string => path.join(FOLDER, `${key}.json`);

/** What an earlier passed test cached under this key; undefined when there is none. */
export const cachedPass = (key: string): unknown =>
  existsSync(fileOf(key)) ? (JSON.parse(readFileSync(fileOf(key), 'utf8')) as unknown) : undefined;

/** Caches a result. Another process that reads sees all of it or nothing. */
export function cachePass(key: string, result: unknown = true): void {
  mkdirSync(FOLDER, { recursive: true });
  const draft = `${fileOf(key)}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(result));
  renameSync(draft, fileOf(key));
}

const failed = new Set<string>();
const made = new Map<string, Promise<unknown>>();

/**
 * A result of the real analyzer, from an earlier run if none of the files and folders that it depends on has changed. It is
 * cached when the test that runs has passed, and dropped when one fails with it, so that a failure is always made anew.
 */
export function judgedOnce<T>(facts: unknown, places: readonly string[], make: () => Promise<T>): Promise<T> {
  // For each test file, since the tests of one file judge a result together.
  const key = passKey([expect.getState().testPath, facts], places);
  const cached = cachedPass(key) as T | undefined;
  const result =
    (made.get(key) as Promise<T> | undefined) ?? (cached === undefined ? make() : Promise.resolve(cached));
  made.set(key, result);
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'pass') {
      failed.add(key);
      rmSync(fileOf(key), { force: true });
    } else if (!failed.has(key) && !existsSync(fileOf(key))) cachePass(key, await result);
  });
  return result;
}
