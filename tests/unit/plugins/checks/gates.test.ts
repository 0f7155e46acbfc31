import { describe, expect, it } from 'vitest';
import { GATES, runGates, type Gate } from '../../../../plugins/checks/gates';
import { report } from '../../../../packages/doc-checks/report';
import { fixture } from './fixture';

const good = fixture('good-site');

describe('content gates: a good site passes', () => {
  it('reads every page of both languages', () => {
    expect(good.pages.map(({ file }) => file)).toHaveLength(12);
    expect(good.pages.filter(({ fault }) => fault)).toEqual([]);
  });

  it.each(Object.keys(GATES) as Gate[])('%s', async (gate) => {
    expect(report(await runGates(good, [gate]))).toBe('');
  });
});
