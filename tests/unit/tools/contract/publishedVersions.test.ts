import { describe, expect, it } from 'vitest';
import { documentedRange } from '../../../../site/analyzerVersions';
import { compareVersions } from '../../../../site/contract/compareVersions';
import { publishedVersions } from '../../../../tools/contract/history/publishedVersions';

const KNOWN = ['1.5.0', '1.6.3'];

describe('the versions whose past is read', () => {
  it('are those read before and what came out since, up to the documented one', () => {
    const listed = ['1.5.0', '1.6.3', '1.6.10', '1.6.4', '2.0.0'];
    expect(publishedVersions(KNOWN, listed, '1.6.10')).toEqual(['1.5.0', '1.6.3', '1.6.4', '1.6.10']);
  });

  it('keep what a registry has lost', () => {
    expect(publishedVersions(KNOWN, ['1.6.4'], '1.6.4')).toEqual(['1.5.0', '1.6.3', '1.6.4']);
  });

  it('end where the site goes back to', () => {
    expect(publishedVersions([...KNOWN, '1.6.5'], ['1.6.5'], '1.6.3')).toEqual(KNOWN);
  });
});

describe('versions of the packages', () => {
  it('are ordered by number and not by letter', () => {
    expect(['1.10.0', '1.9.9', '1.9.10', '1.9'].sort(compareVersions)).toEqual([
      '1.9',
      '1.9.9',
      '1.9.10',
      '1.10.0',
    ]);
  });

  it('the documented range is one that the oldest of them satisfies', () => {
    expect(documentedRange()).toMatch(/^\^1\.\d+\.\d+$/);
  });
});
