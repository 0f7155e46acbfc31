import { accessSync, constants, statSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** What the look-up needs to know of the machine. */
export interface ChromiumLook {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the path is a file that may be run. */
  isProgram(file: string): boolean;
  /** Where Playwright keeps the Chromium of its own release, installed or not. */
  playwrightChromium(): string;
}

/** The real machine, as `findChromium` sees it. */
export const thisMachine: ChromiumLook = {
  env: process.env,
  isProgram(file) {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
  playwrightChromium: () => chromium.executablePath(),
};
