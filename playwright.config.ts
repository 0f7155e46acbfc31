import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/findChromium';
import { readSettings } from './site/settings';
import { slowdown } from './tests/e2e/slowdown';
import { QUICK } from './tests/tiers';

const { base } = readSettings({ SITE_BASE: process.env.SITE_BASE });
const port = process.env.PORT || '4173';
const address = `http://127.0.0.1:${port}${base}`;
const isCI = Boolean(process.env.CI);
const factor = slowdown(process.env);
/** The end of both projects' patterns. */
const tier = process.env.TEST_TIER === 'fast' ? `(?=.*${QUICK})` : '';

/**
 * Browser tests against the built site; run `npm run build` first. Specs tagged `@phone` run on the desktop and on the
 * phone, those tagged `@phone-only` only on the phone, all others only on the desktop. All tests run; with
 * `TEST_TIER=fast` those that `tests/tiers.ts` chooses. With `TEST_TRACE` set, a test that fails leaves its trace.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: isCI,
  // A retry would hide a race in the site.
  retries: 0,
  workers: 2,
  timeout: 60_000 * factor,
  expect: { timeout: 10_000 * factor },
  reporter: isCI ? [['list'], ['html', { open: 'never' }]] : [['list']],
  use: {
    baseURL: address,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // Recording costs every test time, also those that pass.
    trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Chromium's sandbox does not start for root, who runs CI containers.
        '--no-sandbox',
        // The rest keeps the browser itself off the network, so that every request is the site's.
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } },
      grep: new RegExp(`^${tier}`),
      grepInvert: /@phone-only\b/,
    },
    {
      name: 'phone',
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
      grep: new RegExp(`^${tier}.*@phone\\b`),
    },
  ],
  webServer: {
    command: 'npm run preview',
    env: { PORT: port, HOST: '127.0.0.1' },
    url: address,
    reuseExistingServer: !isCI,
    timeout: 60_000,
  },
});
