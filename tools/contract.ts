import path from 'node:path';
import { parseArgs } from 'node:util';
import { ANALYZER_VERSIONS, DOCUMENTED_VERSION } from '../site/analyzerVersions';
import type { Contract, History } from '../site/contract/types';
import { PAST_CONTRACTS } from '../plugins/output/contract/contractFiles';
import { askRegistry } from './contract/history/askRegistry';
import { publishedVersions } from './contract/history/publishedVersions';
import { HISTORY_PACKAGES, readHistory } from './contract/history/readHistory';
import { readContract } from './contract/readContract';
import { readJsonFile } from './contract/readJsonFile';
import { writeJsonFile } from './contract/writeJsonFile';

const ROOT = path.join(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'site/contract');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The past, read again from the published versions up to the documented ones. */
async function readPast(known: History): Promise<History> {
  const lists = HISTORY_PACKAGES.map(async (name) => {
    const listed = await askRegistry(name);
    return [name, publishedVersions(known.versions[name] ?? [], listed, ANALYZER_VERSIONS[name])] as const;
  });
  const versions = Object.fromEntries(await Promise.all(lists));
  return readHistory(versions as Record<(typeof HISTORY_PACKAGES)[number], readonly string[]>, say);
}

/** Writes what the installed analyzer says about itself; the files stay as they are until all of it is read. */
async function contract(withHistory: boolean): Promise<void> {
  const history = path.join(FOLDER, 'history.json');
  const known = readJsonFile(history, 'site/contract/history.json') as History;
  const read = await readContract(ROOT, ANALYZER_VERSIONS);
  const before = readJsonFile(path.join(FOLDER, 'contract.json'), 'site/contract/contract.json') as Contract;
  const past = withHistory ? await readPast(known) : undefined;
  // Its address stays: programs may have been told to read the facts of that very version.
  if (before.version !== read.contract.version) {
    writeJsonFile(path.join(ROOT, PAST_CONTRACTS, `${before.version}.json`), before);
  }
  writeJsonFile(path.join(FOLDER, 'contract.json'), read.contract);
  writeJsonFile(path.join(FOLDER, 'productLinks.json'), read.productLinks);
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
