import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './commands/runCommand';
import { listenForEnd } from './runner/listenForEnd';
import { buildState, findState } from './shots-compare/buildState';
import { compareStates } from './shots-compare/compareStates';
import { readCompareArgs } from './shots-compare/readCompareArgs';
import { startBrowser } from './shots/openReport';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

let isEnded = false;
function goOn(): void {
  if (isEnded) throw new Error('Stopped; the copies are removed.');
}

/** Builds two states of the site, and writes a page with the pictures that differ. */
async function shotsCompare(): Promise<void> {
  const wanted = readCompareArgs(process.argv.slice(2));
  const root = path.join(import.meta.dirname, '..');
  const tools = {
    root,
    say,
    run: (...command: Parameters<typeof runCommand>) => {
      const ended = runCommand(...command);
      goOn();
      return ended;
    },
  };
  const states = [findState(wanted.before, tools), findState(wanted.after, tools)] as const;
  const out = path.resolve(wanted.out);
  const above = mkdtempSync(path.join(tmpdir(), 'shots-compare-'));
  const stopListening = listenForEnd(() => {
    isEnded = true;
  });
  try {
    const build = (side: 'before' | 'after', state: (typeof states)[number]) => ({
      name: state.name,
      output: buildState(state, path.join(above, side), path.join(`${out}-logs`, `${side}.log`), tools),
    });
    const [before, after] = [build('before', states[0]), build('after', states[1])];
    const browser = await startBrowser();
    try {
      const { file, compared, differing } = await compareStates({
        browser,
        before,
        after,
        wanted,
        out,
        say,
        goOn,
      });
      say(`${differing} of ${compared} pictures differ: ${path.relative('', file)}`);
    } finally {
      await browser.close();
    }
  } finally {
    stopListening();
    rmSync(above, { recursive: true, force: true });
  }
}

shotsCompare().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
