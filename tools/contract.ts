import path from 'node:path';
import { parseArgs } from 'node:util';
import { DOCUMENTED_VERSION } from '../site/identity';
import { readHistory } from './contract/history/readHistory';
import { readContract } from './contract/readContract';
import { readJsonFile } from './contract/readJsonFile';
import { writeJsonFile } from './contract/writeJsonFile';

const ROOT = path.join(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'site/contract');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Writes what the installed analyzer says about itself; the files stay as they are until all of it is read.
 * @param withHistory whether the past is read again, from published versions
 */
async function contract(withHistory: boolean): Promise<void> {
  const file = path.join(FOLDER, `${DOCUMENTED_VERSION}.json`);
  const history = path.join(FOLDER, 'history.json');
  if (!withHistory) readJsonFile(history, 'site/contract/history.json');
  const read = await readContract(ROOT, DOCUMENTED_VERSION);
  const past = withHistory ? await readHistory(say) : undefined;
  writeJsonFile(file, read.contract);
  writeJsonFile(path.join(FOLDER, `productLinks-${DOCUMENTED_VERSION}.json`), read.productLinks);
  if (past) writeJsonFile(history, past);
  const { options, rules, commands, flags, files, environment } = read.contract;
  const all = commands.reduce((sum, command) => sum + command.flags.length, flags.length);
  say(
    `${DOCUMENTED_VERSION}: ${options.length} options, ${rules.length} rules, ${commands.length} commands, ` +
      `${all} flags, ${files.length} files, ${environment.length} environment variables, ` +
      `${read.productLinks.length} links.`,
  );
}

const { values } = parseArgs({ options: { history: { type: 'boolean', default: false } } });

contract(values.history).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
