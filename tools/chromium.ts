import { fail, runCommand } from './runCommand';
import { findProgram, findTestBrowser } from './findChromium';

const DEBIAN = process.env.TEST_TIER === 'fast' ? 'chromium-headless-shell' : 'chromium';
const PLAYWRIGHT = ['npx playwright install chromium'];
const APT = ['apt-get update', `apt-get install -y ${DEBIAN}`];

/** Whether there is a browser that starts: Playwright's may lack the libraries of the system. */
function isThere(): boolean {
  const program = findTestBrowser();
  const version = program && runCommand(program, ['--version'], { limit: 60_000 }).stdout.trim();
  if (version) console.log(`Using ${version}: ${program}`);
  else console.log(program ? `${program} does not start.` : 'No Chromium found.');
  return Boolean(version);
}

function install(commands: readonly string[]): boolean {
  return commands.every((line) => {
    console.log(`Running: ${line}`);
    const [program = '', ...args] = line.split(' ');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    return runCommand(program, args, { env, limit: 600_000, shown: true }).code === 0;
  });
}

/** Makes sure that the browser tests have a browser that starts, and says each thing it does. */
function provideChromium(): void {
  if (isThere()) return;
  if (process.env.CHROMIUM_PATH) {
    throw new Error('The browser in CHROMIUM_PATH does not start. Correct it, or unset it.');
  }
  const canUseApt = process.getuid?.() === 0 && findProgram('apt-get') !== undefined;
  for (const commands of canUseApt ? [PLAYWRIGHT, APT] : [PLAYWRIGHT]) {
    if (install(commands) && isThere()) return;
  }
  throw new Error(`No Chromium could be found or installed. Do one of these by hand, then repeat:
  npx playwright install --with-deps chromium
  sudo apt-get install -y chromium
  export CHROMIUM_PATH=<path of a Chromium or Chrome that you have>`);
}

try {
  provideChromium();
} catch (error) {
  fail(error);
}
