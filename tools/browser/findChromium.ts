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

/** Debian's name for the part of Chromium that has no windows, which Playwright starts by default as well. */
const SHELL = 'chromium-headless-shell';

/**
 * Finds a browser for tests and tools; installs nothing.
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
  return [...onPath(look, NAMES), ...USUAL_PLACES, look.playwrightChromium()].find((file) =>
    look.isProgram(file),
  );
}

/**
 * Finds the browser for the browser tests. The quick tier takes Chromium's shell where there is one: the same pages in
 * two thirds of the time, because it draws no windows. The full tier takes the browser that people have.
 * @param tier `TEST_TIER`; without it tests run in the whole browser
 * @param look the machine; tests pass their own
 * @returns as `findChromium`
 * @throws Error as `findChromium`
 */
export function findTestBrowser(
  tier: string | undefined,
  look: ChromiumLook = thisMachine,
): string | undefined {
  const shell =
    tier === 'fast' && !look.env.CHROMIUM_PATH
      ? onPath(look, [SHELL]).find((file) => look.isProgram(file))
      : undefined;
  return shell ?? findChromium(look);
}

function onPath({ env }: ChromiumLook, names: readonly string[]): string[] {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
