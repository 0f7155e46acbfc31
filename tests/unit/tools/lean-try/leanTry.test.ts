import { expect, test } from 'vitest';
import { readTryArgs } from '../../../../tools/lean-try/readTryArgs';
import { stopFault } from '../../../../tools/lean-try/stopFault';

const UNFIT = [{ name: 'routeManifest', misfits: [{ file: 'dist/runtime/route.js' }] }] as const;
const SAID = [
  'routeManifest: @rspress/core has no file dist/runtime/route.js',
  'build without it (SITE_SPEED=-routeManifest), or set SITE_SPEED_MISFIT=stock',
].join('\n');

test('issue 16 trying another Rspress: one exact version, and whether browsers run', () => {
  expect(readTryArgs(['2.0.20'])).toEqual({ version: '2.0.20', browser: true });
  expect(readTryArgs(['2.0.20', '--no-browser'])).toEqual({ version: '2.0.20', browser: false });
});

test.each([[[]], [['2.0.20', '2.0.21']], [['latest']], [['^2.0.20']]])(
  'issue 16 trying another Rspress: %j is refused with the usage',
  (args) => {
    expect(() => readTryArgs(args)).toThrow('npm run lean:try -- 2.0.20');
  },
);

test('issue 16 a build that stops names technique, file and advice', () => {
  expect(stopFault({ code: 1, output: SAID }, UNFIT)).toBeUndefined();
});

test.each([
  ['passes', { code: 0, output: SAID }, 'It passed'],
  ['does not name the file', { code: 1, output: 'routeManifest, SITE_SPEED=-x' }, 'dist/runtime/route.js'],
  [
    'gives no advice',
    { code: 1, output: 'routeManifest: @rspress/core has no file dist/runtime/route.js' },
    'SITE_SPEED_MISFIT=stock',
  ],
])('issue 16 a build that %s is a fault', (_, build, text) => {
  expect(stopFault(build, UNFIT)).toContain(text);
});
