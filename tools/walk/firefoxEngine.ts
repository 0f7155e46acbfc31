import { existsSync } from 'node:fs';
import { firefox } from '@playwright/test';
import { startWithPlaywright } from './startWithPlaywright';
import type { Engine } from './types';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? PROGRAMS.find((file) => existsSync(file));

/**
 * The Firefox of the system, which Playwright drives over WebDriver BiDi when it is called by this channel; without it,
 * Playwright wants a Firefox of its own making. See renovate.json for the releases that can.
 */
export const firefoxEngine: Engine = {
  name: 'Firefox',
  missing: () => (findFirefox() ? undefined : 'apt-get install firefox-esr'),
  start: () =>
    startWithPlaywright(firefox, {
      channel: 'moz-firefox',
      executablePath: findFirefox(),
      firefoxUserPrefs: { 'intl.accept_languages': 'en-US' },
    }),
};
