import { describe, expect, it } from 'vitest';
import { AUTHOR_COMPONENTS } from '../../../../plugins/authoring/authorComponents';
import { COMPONENT_RULES } from '../../../../plugins/checks/components';
import { GATES, runGates, type Gate } from '../../../../plugins/checks/gates';
import { report } from '../../../../packages/doc-checks/report';
import { fixture, printed, problemsOf } from './fixture';

/**
 * Trees with mistakes, and the gate that finds them. What it says is kept in `problems.txt` of the tree; `vitest -u` writes it
 * anew.
 */
const BROKEN: readonly (readonly [gate: Gate, trees: string, codes?: string])[] = [
  ['syntax', 'broken-mdx broken-yaml'],
  ['frontmatter', 'bad-hero-span', 'S2-49 S3-32'],
  ['frontmatter', 'wrong-release-date', 'S9-1'],
  ['frontmatter', 'short-description title-in-frontmatter fragment-with-frontmatter search-words'],
  ['parity', 'missing-zh-page frontmatter-differs heading-differs heading-order-differs facts-reordered'],
  ['parity', 'code-differs link-differs image-differs container-differs steps-differ'],
  ['parity', 'inline-code-differs number-differs ten-mistakes'],
  ['headings', 'duplicate-heading-id heading-without-id two-titles skipped-level heading-in-fragment'],
  ['links', 'link-form link-hosts weak-link-text page-names missing-fragment'],
  ['images', 'missing-image'],
  ['containers', 'bad-containers'],
  ['components', 'bad-components good-components'],
  ['markup', 'bad-markup', 'issue 15 D3'],
  ['routes', 'routes sidebar sidebar-sections unknown-language', 'S2-9..S2-16'],
  ['spelling', 'misspelling'],
  ['prose', 'half-width-punctuation latin-space wide-space chinese-words'],
  ['prose', 'translated-phrases style-words'],
  ['samples', 'bad-samples fences', 'issue 18.6'],
  ['guidePaths', 'gone-path'],
  ['versions', 'typed-versions', 'issue 17'],
  ['contract', 'contract-site wrong-defaults right-defaults near-miss', 'S9-2, S9-3'],
];

const CASES = BROKEN.flatMap(([gate, trees, codes = '']) =>
  trees.split(' ').map((tree) => [gate, tree, codes] as const),
);

describe('content gates: a good site passes', () => {
  const good = fixture('good-site');

  it.each(Object.keys(GATES) as Gate[])('%s', async (gate) => {
    expect(good.pages).toHaveLength(12);
    expect(report(await runGates(good, [gate]))).toBe('');
  });
});

describe('content gates: each mistake is told with its place and what to do', () => {
  it.each(CASES)('%s: %s %s', async (gate, tree) => {
    await expect(printed(await runGates(fixture(tree), [gate]))).toMatchFileSnapshot(problemsOf(tree));
  });

  it('routes: a value of another kind in a navigation file stops nothing', async () => {
    const navFiles = new Map([['docs/en/_meta.json', '[{ "type": "dir", "name": 2026, "link": 1 }]']]);
    expect(await runGates({ ...fixture('good-site'), navFiles }, ['routes'])).not.toEqual([]);
  });

  it('components: every author component has its rule', () => {
    expect(Object.keys(COMPONENT_RULES).sort()).toEqual(Object.keys(AUTHOR_COMPONENTS).sort());
  });
});
