import { defineConfig } from '@playwright/test';
import common from '../../playwright.config';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const { grep: _grep, grepInvert: _grepInvert, ...rest } = common;

/** Pictures of whole pages beside those of another build: `npm run test:pictures`. They are kept on this machine alone. */
export default defineConfig({
  ...rest,
  testDir: '.',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/kept/{projectName}-{arg}{ext}',
  projects: [
    { name: 'desktop-light-en', use: { ...desktop, colorScheme: 'light', locale: 'en-US' } },
    { name: 'desktop-dark-zh', use: { ...desktop, colorScheme: 'dark', locale: 'zh-CN' } },
    { name: 'phone-light-zh', use: { ...phone, colorScheme: 'light', locale: 'zh-CN' } },
    { name: 'phone-dark-en', use: { ...phone, colorScheme: 'dark', locale: 'en-US' } },
  ],
});
