import { describe, expect, it } from 'vitest';
import { planVersions } from '../../../../tools/raise/planVersions';

const LISTED = {
  cli: ['1.5.11', '1.6.3'],
  core: ['1.6.10', '1.6.3', '1.6.5', '2.0.2'],
  'webpack-plugin': ['1.6.3', '1.6.4'],
};

describe('the version of each package', () => {
  it('is the newest one that is not newer than the wanted one, since not every package has every number', () => {
    expect(planVersions(LISTED, '1.6.5')).toEqual({ cli: '1.6.3', core: '1.6.5', 'webpack-plugin': '1.6.4' });
    expect(planVersions(LISTED, '1.6.3')).toEqual({ cli: '1.6.3', core: '1.6.3', 'webpack-plugin': '1.6.3' });
  });

  it('is the newest 1.x without a number', () => {
    expect(planVersions(LISTED, undefined)).toEqual({
      cli: '1.6.3',
      core: '1.6.10',
      'webpack-plugin': '1.6.4',
    });
  });
});

describe('bad input is one error with its fix', () => {
  it.each([
    ['latest', '"latest" is no version → name one as 1.x.y, or nothing for the newest'],
    ['1.6', '"1.6" is no version → name one as 1.x.y, or nothing for the newest'],
    ['1.6.5-beta.0', '"1.6.5-beta.0" is no version → name one as 1.x.y, or nothing for the newest'],
    ['2.0.2', '2.0.2 is not of the 1.x line, which this site documents → name a 1.x version'],
    [
      '1.9.9',
      'No package of the analyzer has the version 1.9.9 → the newest are: cli 1.6.3, core 1.6.10, webpack-plugin 1.6.4',
    ],
    ['1.5.11', '@rsdoctor/core has no version up to 1.5.11 → name a newer one'],
  ])('%s', (wanted, message) => {
    expect(() => planVersions(LISTED, wanted)).toThrow(message);
  });
});
