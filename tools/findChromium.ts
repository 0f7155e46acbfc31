import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const isProgram = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The first program of some names in the folders of `PATH`. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** Finds `CHROMIUM_PATH`, else an installed Chromium or Chrome, else Playwright's own; installs nothing. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !isProgram(wanted))
    throw new Error(`CHROMIUM_PATH=${wanted} is not a program. Correct it, or unset it to let one be found.`);
  return (
    wanted ||
    // Ubuntu's `chromium-browser` is only a note about snap.
    findProgram('chromium', 'google-chrome', 'google-chrome-stable', 'chrome') ||
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ].find(isProgram)
  );
}

/** Finds the browser of the browser tests: for the quick tier Chromium's shell, which takes two thirds of the time. */
export const findTestBrowser = (): string | undefined =>
  (process.env.TEST_TIER === 'fast' &&
    !process.env.CHROMIUM_PATH &&
    findProgram('chromium-headless-shell')) ||
  findChromium();
