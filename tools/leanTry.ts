import { tmpdir } from 'node:os';
import path from 'node:path';
import { doctorTable } from '../packages/lean/doctorTable';
import { readHost } from '../packages/lean/host/readHost';
import { probeAll } from '../packages/lean/probeAll';
import { runCommand } from './commands/runCommand';
import { installHost } from './lean-try/installHost';
import { readTryArgs } from './lean-try/readTryArgs';
import { stopFault } from './lean-try/stopFault';
import { copyProject } from './mutants/copyProject';
import { ownFolder } from './ownFolder';

const root = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(tmpdir(), 'rsdoctor-lean-try');
const PORT = '4175';

/**
 * Tries the site on another version of Rspress, in a copy of the project: which techniques fit it, that a build stops
 * where one does not, and that the site passes its core tests with those left out.
 * @returns whether all of it is as it should be
 */
function tryHost({ version, browser }: ReturnType<typeof readTryArgs>): boolean {
  const copy = path.join(FOLDER, 'copy');
  ownFolder(FOLDER);
  copyProject(root, copy);
  installHost(copy, version);

  const host = readHost(copy);
  console.log(`${doctorTable(host).text}\n`);
  const unfit = probeAll(host);
  const say = (what: string, fault: string | undefined): boolean => {
    console.log(fault === undefined ? `ok      ${what}` : `failed  ${what}\n${fault}`);
    return fault === undefined;
  };

  if (unfit.length > 0) {
    const stopped = runCommand('npm', ['run', 'build'], { folder: copy });
    if (!say('the build stops and says why', stopFault(stopped, unfit))) return false;
  }
  const stock = { SITE_SPEED_MISFIT: 'stock' };
  const built = runCommand('npm', ['run', 'build'], { folder: copy, env: stock });
  if (!say('SITE_SPEED_MISFIT=stock builds', built.code === 0 ? undefined : built.output)) return false;
  if (!browser) return true;
  const tests = ['playwright', 'test', '--grep', '@core\\b'];
  const core = runCommand('npx', tests, { folder: copy, env: { ...stock, PORT, CI: '1' } });
  return say('the core browser tests pass', core.code === 0 ? undefined : core.output);
}

try {
  if (!tryHost(readTryArgs(process.argv.slice(2)))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
