import path from 'node:path';
import { parseArgs } from 'node:util';
import { askRegistry } from './contract/history/askRegistry';
import { progressLines } from './raise/progressLines';
import { raiseAnalyzer, STOPPED } from './raise/raiseAnalyzer';
import { listenForEnd } from './runner/listenForEnd';
import { startPart, type RunningPart } from './runner/startPart';

const USAGE = 'Usage: npm run raise:analyzer [-- 1.x.y] [--skip shots] [--skip check:samples]';

/** What renews reports and pictures, and what judges pages and samples, in this order. */
const SCRIPTS = ['shots', 'check:content', 'check:samples'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

let running: RunningPart | undefined;
let isEnded = false;

/** Runs a command; after a signal nothing more is started but git, which takes back what was begun. */
async function run(command: string, args: readonly string[]): Promise<string> {
  const name = `${command} ${args.join(' ')}`;
  if (isEnded && command !== 'git') throw new Error(STOPPED);
  running = startPart({ name, command, args }, progressLines(say));
  const { code, output, reason } = await running.done;
  running = undefined;
  if (isEnded && command !== 'git') throw new Error(STOPPED);
  if (code !== 0) throw new Error(`${name}: ${reason}\n${output.trim()}`);
  return output;
}

async function raise(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { skip: { type: 'string', multiple: true, default: [] } },
  });
  const stranger = values.skip.find((name) => !SCRIPTS.includes(name));
  if (positionals.length > 1 || stranger !== undefined) throw new Error(USAGE);
  const stopListening = listenForEnd((signal) => {
    isEnded = true;
    running?.stop(signal);
  });
  try {
    const raised = await raiseAnalyzer({
      root: path.join(import.meta.dirname, '..'),
      wanted: positionals[0],
      scripts: SCRIPTS.filter((name) => !values.skip.includes(name)),
      say,
      ask: askRegistry,
      run,
      isEnded: () => isEnded,
    });
    if (!raised) {
      say('The pages describe these versions already; nothing changed.');
      return;
    }
    const { branch, summary } = raised;
    say(`\n${summary}\n\nThe branch ${branch} has it all: git switch ${branch} && npm ci && npm test`);
  } finally {
    stopListening();
  }
}

raise().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
