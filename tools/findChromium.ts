import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const isProgram = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** The first program of some names in the folders of `PATH`. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/**
 * Gives `CHROMIUM_PATH`, else finds an installed Chromium or Chrome, else Playwright's own; installs nothing. In the quick
 * tier Chromium's shell comes first, which takes two thirds of the time.
 */
export function findChromium(): string | undefined {
  const shell = process.env.TEST_TIER === 'fast' ? ['chromium-headless-shell'] : [];
  return (
    process.env.CHROMIUM_PATH ||
    // Ubuntu's `chromium-browser` is only a note about snap.
    findProgram(...shell, 'chromium', 'google-chrome', 'google-chrome-stable', 'chrome') ||
    [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      chromium.executablePath(),
    ].find(isProgram)
  );
}
