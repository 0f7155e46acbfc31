import path from 'node:path';
import { thisMachine, type ChromiumLook } from './thisMachine';

const NAMES = ['chromium', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where installers put the browser outside `PATH`. Ubuntu's `chromium-browser` is only a note about snap: left out. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds the browser for the browser tests; installs nothing.
 * @param look the machine; tests pass their own
 * @returns `CHROMIUM_PATH` if set, else an installed Chromium or Chrome, else Playwright's own, else nothing
 * @throws Error when `CHROMIUM_PATH` is set to something that cannot be run
 */
export function findChromium(look: ChromiumLook = thisMachine): string | undefined {
  const wanted = look.env.CHROMIUM_PATH;
  if (wanted) {
    if (look.isProgram(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH=${wanted} is not a program. Correct it, or unset it to let one be found.`);
  }
  const folders = (look.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...USUAL_PLACES, look.playwrightChromium()].find((file) => look.isProgram(file));
}
