import { describe, expect, it } from 'vitest';
import { changedIn, isSince, sinceText } from '../../../site/contract/sinceText';

describe('S9-3 first versions', () => {
  it.each([
    [{ since: '0.1.0' }, '0.1'],
    [{ since: '1.2.3', after: '1.1.11' }, '1.2'],
    [{ since: '1.3.0', after: '1.2.3' }, '1.3'],
    [{ since: '1.5.16', after: '1.5.15' }, '1.5.16'],
  ])('%o is told as %s', (past, text) => {
    expect(sinceText(past)).toBe(text);
    expect(isSince(past, text)).toBe(true);
  });

  it('a version between the last without and the first with may be the one', () => {
    const past = { since: '1.5.10', after: '1.5.2' };
    const named = ['1.5.2', '1.5.3', '1.5.6', '1.5.10', '1.5.11', '1.5', '1.6'];
    expect(named.filter((version) => isSince(past, version))).toEqual(['1.5.3', '1.5.6', '1.5.10']);
  });

  it('a change counts, and another version does not', () => {
    const past = { since: '1.0.0', changed: [{ since: '1.6.2', after: '1.6.1', type: 'x' }] };
    expect(['1.0', '1.6.2', '1.6.1'].filter((version) => changedIn(past, version))).toEqual(['1.0', '1.6.2']);
  });
});
