import { chromium } from '@playwright/test';
import { findChromium } from '../browser/findChromium';
import { startWithPlaywright } from './startWithPlaywright';
import type { Engine } from './types';

/** The engine of Chrome and Edge. */
export const chromiumEngine: Engine = {
  name: 'Chromium',
  missing: () => (findChromium() ? undefined : 'npx tsx tools/chromium.ts'),
  start: () => startWithPlaywright(chromium, { executablePath: findChromium(), args: ['--no-sandbox'] }),
};
