import { fail, runCommand } from './runCommand';
import { findTestBrowser } from './findChromium';

/** Whether there is a browser that starts: Playwright's may lack the libraries of the system. */
function isThere(): boolean {
  const program = findTestBrowser();
  const version = program && runCommand(program, ['--version'], { limit: 60_000 }).stdout.trim();
  if (version) console.log(`Using ${version}: ${program}`);
  return Boolean(version);
}

function provideChromium(): void {
  if (isThere()) return;
  if (process.env.CHROMIUM_PATH)
    throw new Error('The browser in CHROMIUM_PATH does not start. Correct it, or unset it.');
  const debian = process.env.TEST_TIER === 'fast' ? 'chromium-headless-shell' : 'chromium';
  const install = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${debian}`;
  const isRoot = process.getuid?.() === 0;
  for (const line of ['npx playwright install chromium', ...(isRoot ? [install] : [])]) {
    console.log(`Running: ${line}`);
    const { code } = runCommand('sh', ['-c', line], { limit: 600_000, shown: true });
    if (code === 0 && isThere()) return;
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
