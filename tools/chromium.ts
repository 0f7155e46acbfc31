import { fail, runCommand } from './runCommand';
import { findChromium } from './findChromium';

/** Whether there is a browser that starts: Playwright's may lack the libraries of the system. */
function isThere(): boolean {
  const program = findChromium();
  return program !== undefined && runCommand(program, ['--version'], { limit: 60_000 }).code === 0;
}

if (process.env.CHROMIUM_PATH && !isThere())
  fail('The browser in CHROMIUM_PATH does not start. Correct it, or unset it to let one be found.');
const debian = process.env.TEST_TIER === 'fast' ? 'chromium-headless-shell' : 'chromium';
const install = `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y ${debian}`;
const ways = ['npx playwright install chromium', ...(process.getuid?.() === 0 ? [install] : [])];
while (!isThere()) {
  const way = ways.shift();
  if (!way)
    fail(`No Chromium could be found or installed. Do one of these by hand, then repeat:
  npx playwright install --with-deps chromium
  sudo apt-get install -y chromium
  export CHROMIUM_PATH=<path of a Chromium or Chrome that you have>`);
  console.log(`Running: ${way}`);
  runCommand('sh', ['-c', way], { limit: 600_000, shown: true });
}
