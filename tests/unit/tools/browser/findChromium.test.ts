import { delimiter } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findChromium, findTestBrowser } from '../../../../tools/browser/findChromium';

// The real machine is never asked here, and Playwright's matchers do not share a process with those of vitest.
vi.mock('../../../../tools/browser/thisMachine', () => ({ thisMachine: undefined }));

function look(programs: string[], env: Record<string, string> = {}) {
  return {
    env: { PATH: ['/one', '', '/two'].join(delimiter), ...env },
    isProgram: (file: string) => programs.includes(file),
    playwrightChromium: () => '/cache/playwright/chrome',
  };
}

const ALL = [
  '/mine/browser',
  '/one/google-chrome',
  '/two/chromium',
  '/two/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/cache/playwright/chrome',
];

test.each([
  [ALL, { CHROMIUM_PATH: '/mine/browser' }, '/mine/browser'],
  [ALL, {}, '/two/chromium'],
  [ALL, { CHROMIUM_PATH: '' }, '/two/chromium'],
  [ALL.filter((file) => file !== '/two/chromium'), {}, '/one/google-chrome'],
  [['/two/google-chrome-stable', '/usr/bin/google-chrome'], {}, '/two/google-chrome-stable'],
  [ALL.slice(4), {}, '/usr/bin/google-chrome'],
  [ALL.slice(5), {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [ALL.slice(6), {}, '/cache/playwright/chrome'],
  [['/usr/bin/google-chrome'], { PATH: '' }, '/usr/bin/google-chrome'],
  [[], {}, undefined],
  [['/one/chromium-browser', '/usr/bin/chromium-browser'], {}, undefined],
])('chromium/find among %j with %j: %s', (programs, env, found) => {
  expect(findChromium(look(programs, env as Record<string, string>))).toBe(found);
});

test('chromium/find a CHROMIUM_PATH that cannot be run is an error, though another browser is there', () => {
  expect(() => findChromium(look(ALL, { CHROMIUM_PATH: '/nowhere' }))).toThrow(
    'CHROMIUM_PATH=/nowhere is not a program. Correct it, or unset it to let one be found.',
  );
});

const WITH_SHELL = [...ALL, '/one/chromium-headless-shell'];

test.each([
  ['fast', WITH_SHELL, {}, '/one/chromium-headless-shell'],
  ['fast', ALL, {}, '/two/chromium'],
  ['fast', WITH_SHELL, { CHROMIUM_PATH: '/mine/browser' }, '/mine/browser'],
  ['full', WITH_SHELL, {}, '/two/chromium'],
  [undefined, WITH_SHELL, {}, '/two/chromium'],
])('chromium/find for the tests of tier %s among %j with %j: %s', (tier, programs, env, found) => {
  expect(findTestBrowser(tier, look(programs, env as Record<string, string>))).toBe(found);
});
