import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAST_CONTRACTS } from '../plugins/output/contract';
import { ANALYZER_VERSIONS } from '../site/analyzerVersions';
import { DOCUMENTED_VERSION } from '../site/documentedVersion';
import type { Contract, History } from '../site/contract/types';
import { fail } from './runCommand';
import { extendHistory } from './contract/extendHistory';
import { jsonText, readContract } from './contract/readContract';

const ROOT = path.join(import.meta.dirname, '..');
const fileOf = (name: string): string => path.join(ROOT, 'site/contract', `${name}.json`);
const readJson = (name: string): unknown => JSON.parse(readFileSync(fileOf(name), 'utf8'));

/** Writes what the installed analyzer says about itself; the files stay as they are until all of it is read. */
async function contract(): Promise<void> {
  const before = readJson('contract') as Contract;
  const history = readJson('history') as History;
  const read = await readContract(ROOT, ANALYZER_VERSIONS);
  const past = extendHistory(history, before, read.contract, ANALYZER_VERSIONS);
  // Its address stays: programs may have been told to read the facts of that very version.
  if (before.version !== read.contract.version) {
    writeFileSync(path.join(ROOT, PAST_CONTRACTS, `${before.version}.json`), jsonText(before));
  }
  writeFileSync(fileOf('contract'), jsonText(read.contract));
  writeFileSync(fileOf('productLinks'), jsonText(read.productLinks));
  writeFileSync(fileOf('optionEffects'), jsonText(read.optionEffects));
  writeFileSync(fileOf('history'), jsonText(past));
  console.log(`site/contract describes ${DOCUMENTED_VERSION}; git diff shows what has changed.`);
}

contract().catch(fail);
