import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './browser/ensureChromium';
import { findTestBrowser } from './browser/findChromium';
import { thisMachine } from './browser/thisMachine';

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
      const { status, stdout } = spawnSync(program, ['--version'], {
        encoding: 'utf8',
        timeout: START_LIMIT_MS,
      });
      return status === 0 ? stdout.trim() || 'a browser without version' : undefined;
    },
    run(command, args) {
      const { status } = spawnSync(command, args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        timeout: INSTALL_LIMIT_MS,
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      return status === 0;
    },
    canUseApt: isRoot && hasApt,
    package: env.TEST_TIER === 'fast' ? 'chromium-headless-shell' : 'chromium',
    say: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
