import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { comparisonPage, type ShownPair } from './comparisonPage';
import { onOneSide, pageAddresses } from './pageAddresses';
import { pictureDifference } from './pictureDifference';
import type { CompareArgs } from './readCompareArgs';
import { serveOutput } from './serveOutput';
import { listSights, sightName, type Sight } from './listSights';
import { takePage } from './takePage';

/** A state that has been built. */
export interface BuiltState {
  /** Name for people. */
  readonly name: string;
  /** Folder of the built site. */
  readonly output: string;
}

/** What is compared, and how. */
export interface CompareTask {
  readonly browser: Browser;
  readonly before: BuiltState;
  readonly after: BuiltState;
  readonly wanted: CompareArgs;
  /** Folder of the result; files of an earlier run in it go. */
  readonly out: string;
  readonly say: (line: string) => void;
  /** Throws when a person ended the run. */
  readonly goOn: () => void;
}

const PAGE = 'index.html';
const PICTURE = /-(?:before|after|difference)\.png$/;

async function comparePair(task: CompareTask, origins: readonly [string, string], sight: Sight) {
  const name = sightName(sight);
  const [before, after] = await Promise.all(
    origins.map((origin) =>
      takePage(task.browser, origin, sight).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
        throw new Error(`${name} cannot be taken: ${reason}`, { cause: error });
      }),
    ),
  );
  if (before === undefined || after === undefined) return { name, isCompared: false, pair: undefined };
  const difference = await pictureDifference(before, after);
  if (!difference) return { name, isCompared: true, pair: undefined };
  for (const kind of ['before', 'after', 'difference'] as const)
    writeFileSync(path.join(task.out, `${name}-${kind}.png`), difference[kind]);
  const { share, rows } = difference;
  return { name, isCompared: true, pair: { name, share, rows } };
}

/**
 * Takes the same pictures of two built states and writes the page with the pairs that differ.
 * @param task states and what is wanted
 * @returns path of the page, and the counts
 * @throws Error naming the picture that cannot be taken
 */
export async function compareStates(
  task: CompareTask,
): Promise<{ readonly file: string; readonly compared: number; readonly differing: number }> {
  const { before, after, wanted, out, say, goOn } = task;
  mkdirSync(out, { recursive: true });
  // Only what a run writes: the folder may be one that holds more.
  for (const file of readdirSync(out)) if (PICTURE.test(file)) rmSync(path.join(out, file));
  const sites = await Promise.all([before, after].map(({ output }) => serveOutput(output)));
  const origins = sites.map(({ origin }) => origin) as [string, string];
  const pairs: ShownPair[] = [];
  let compared = 0;
  try {
    for (const sight of listSights(wanted)) {
      goOn();
      const { name, isCompared, pair } = await comparePair(task, origins, sight);
      if (isCompared) compared += 1;
      if (pair) {
        pairs.push(pair);
        say(`differs  ${name}`);
      }
    }
  } finally {
    for (const { close } of sites) close();
  }
  const only = onOneSide(pageAddresses(before.output), pageAddresses(after.output));
  const file = path.join(out, PAGE);
  writeFileSync(file, comparisonPage({ before: before.name, after: after.name, compared, pairs, only }));
  return { file, compared, differing: pairs.length };
}
