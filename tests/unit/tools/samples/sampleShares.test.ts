import { expect, it } from 'vitest';
import { sampleShares } from '../../../../tools/samples/sampleShares';
import { shareFault } from '../../../../tools/samples/shareFault';
import { brokenSamples } from '../../../support/brokenSamples';

it('counts by kind and level; only JS and TS make the share', () => {
  const { counts, checked } = sampleShares(brokenSamples());
  expect(counts.script).toEqual({ skip: 0, parse: 0, types: 2, build: 9 });
  expect(counts.shell.parse).toBe(3);
  expect(checked).toBe(100);
  const [first, ...rest] = brokenSamples();
  expect(first && sampleShares([{ ...first, level: 'parse' }, ...rest]).checked).toBeCloseTo(90.9, 1);
  expect(sampleShares([]).checked).toBe(100);
});

it('the share may only rise', () => {
  expect(shareFault(97.9, 98)).toContain('fewer than 98 %');
  expect(shareFault(98, 98)).toBeUndefined();
  expect(shareFault(99, 98)).toBeUndefined();
  expect(shareFault(99.2, 98)).toContain('raise SAMPLE_FLOOR in site/samples.ts to 99');
});
