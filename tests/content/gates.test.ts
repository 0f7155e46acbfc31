/** @module-tag gate */
import { expect, it } from 'vitest';
import { GATES, runGates, type Gate } from '../../plugins/checks/gates';
import { report } from '../../packages/doc-checks/report';
import { realPages } from '../support/realPages';

/** What gates prove on the real pages. */
const PROVED: Readonly<Partial<Record<Gate, string>>> = {
  contract: 'S9-2, S9-3 pages say what the pinned analyzer is, and links of the product arrive',
  frontmatter: 'S3-5 S3-6 S3-32..S3-34 each page has the schema of its kind, S9-1 releases carry their day',
  markup: 'issue 15 D3 nothing of a page can run',
  routes: 'S2-4 S2-8..S2-16 the tree is the route table, and the navigation shows every page',
  samples: 'issue 4.3 samples lie in files, have a known level and can be parsed',
};

it.each((Object.keys(GATES) as Gate[]).map((gate) => [gate, PROVED[gate] ?? '']))(
  'the real pages pass the gate %s: %s',
  async (gate) => {
    expect(report(await runGates(realPages(), [gate]))).toBe('');
  },
);
