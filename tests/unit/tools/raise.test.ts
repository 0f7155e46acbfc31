import { expect, test } from 'vitest';
import { planVersions } from '../../../tools/raise';

const LISTED = {
  cli: ['1.5.11', '1.6.3'],
  core: ['1.6.10', '1.6.3', '1.6.5', '2.0.2'],
  'webpack-plugin': ['1.6.3', '1.6.4'],
};

test('issue 17 each package gets the newest version that is not newer than the wanted one', () => {
  expect(planVersions(LISTED, '1.6.5')).toEqual({ cli: '1.6.3', core: '1.6.5', 'webpack-plugin': '1.6.4' });
  expect(planVersions(LISTED, undefined)).toEqual({
    cli: '1.6.3',
    core: '1.6.10',
    'webpack-plugin': '1.6.4',
  });
});

const NO_VERSION = 'is no version of the 1.x line → name one as 1.x.y, or nothing for the newest';

test.each([
  ['latest', `"latest" ${NO_VERSION}`],
  ['1.6.5-beta.0', `"1.6.5-beta.0" ${NO_VERSION}`],
  ['2.0.2', `"2.0.2" ${NO_VERSION}`],
  [
    '1.9.9',
    'No package of the analyzer has the version 1.9.9 → the newest are: cli 1.6.3, core 1.6.10, webpack-plugin 1.6.4',
  ],
  ['1.5.11', '@rsdoctor/core has no version up to 1.5.11 → name a newer one'],
])('bad input is one error with its fix: %s', (wanted, message) => {
  expect(() => planVersions(LISTED, wanted)).toThrow(message);
});
