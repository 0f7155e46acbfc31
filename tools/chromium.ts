import path from 'node:path';
import { ensureChromium } from './browser/ensureChromium';
import { findTestBrowser } from './browser/findChromium';
import { thisMachine } from './browser/thisMachine';
import { runCommand } from './commands/runCommand';

const START_LIMIT_MS = 60_000;
const INSTALL_LIMIT_MS = 10 * 60_000;

const { env, isProgram } = thisMachine;
const isRoot = process.getuid?.() === 0;
const hasApt = (env.PATH ?? '')
  .split(path.delimiter)
  .some((folder) => isProgram(path.join(folder, 'apt-get')));

try {
  ensureChromium({
    find: () => findTestBrowser(env.TEST_TIER),
    named: Boolean(env.CHROMIUM_PATH),
    version(program) {
      const { code, stdout } = runCommand(program, ['--version'], { limit: START_LIMIT_MS });
      return code === 0 ? stdout.trim() || 'a browser without version' : undefined;
    },
    run(command, args) {
      const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
      return runCommand(command, args, { env: quiet, limit: INSTALL_LIMIT_MS, shown: true }).code === 0;
    },
    canUseApt: isRoot && hasApt,
    package: env.TEST_TIER === 'fast' ? 'chromium-headless-shell' : 'chromium',
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
