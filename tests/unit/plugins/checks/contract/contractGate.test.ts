import { describe, expect, it } from 'vitest';
import { COMMAND_FAULTS } from './commandFaults';
import { OPTION_FAULTS } from './optionFaults';
import { RULE_FAULTS } from './ruleFaults';
import { GATES } from '../../../../../plugins/checks/gates';
import { fixture } from '../fixture';
import { contractProblems, SMALL_ANALYZER } from './smallSite';

const OPTIONS = 'config/options/options';
const CLI = 'guide/start/cli';
const RULES = 'guide/rules/rules';

const FAULTS = [...OPTION_FAULTS, ...COMMAND_FAULTS, ...RULE_FAULTS];

describe('contract gate', () => {
  it('S9-2, S9-3 passes pages on which everything is right', async () => {
    expect(await contractProblems()).toEqual([]);
  });

  it.each(FAULTS)('S9-2, S9-3 reports %s', async (_what, page, from, to, problem) => {
    const problems = await contractProblems(page, from, to);
    // A rule that nothing names is missed where its page would be.
    const file = problem.includes('undocumented-rule') ? 'guide/rules/e1002' : page;
    expect(problems).toContain(`docs/en/${file}.mdx:${problem}`);
  });

  it('reports an option of a rule that stands in no table', async () => {
    const problems = await contractProblems(RULES, '| `ignore` | `string[]` | `[]` | names |\n', '');
    expect(problems).toEqual([
      `docs/en/${RULES}.mdx:13 contract/undocumented-option the option \`ignore\` of E1001 is in no table`,
    ]);
  });

  it('names the option, the command, the flag and the title that were meant', async () => {
    const { pages, ...tree } = fixture('near-miss', { analyzer: SMALL_ANALYZER });
    const issues = (await Promise.all(GATES.contract.map((check) => check({ ...tree, pages })))).flat();
    const meant = issues.flatMap(({ line, rule, fix }) => {
      const [, name] = /^did you mean `([^`]+)`/.exec(fix) ?? [];
      return name === undefined ? [] : [`${line} ${rule} ${name}`];
    });
    expect(meant).toEqual(['13 contract/unknown-option output.mode', '13 contract/unknown-command analyze']);
  });

  it('reports a file that no page names', async () => {
    const problems = await contractProblems(CLI, '`.rsdoctor/loader/0` and `rsdoctor-out.html`', 'more', {
      contract: { ...SMALL_ANALYZER.contract, files: ['rsdoctor-new.json', '.rsdoctor/manifest.json'] },
    });
    expect(problems.filter((line) => line.includes('undocumented'))).toEqual([
      `docs/en/${OPTIONS}.mdx:1 contract/undocumented-file \`rsdoctor-new.json\` is written by 1.6.0 and no page names it`,
    ]);
  });

  it('what exists and is on no list of internals is reported', async () => {
    const problems = await contractProblems(CLI, '', '', {
      internals: { ...SMALL_ANALYZER.internals, options: {} },
    });
    expect(problems).toEqual([
      `docs/en/${OPTIONS}.mdx:1 contract/undocumented-option \`inner\` exists in 1.6.0 and is not documented`,
    ]);
  });
});

it('reports a misspelt option in a sentence, and takes options, other words and names of other tools as they are', async () => {
  const { contract, internals } = SMALL_ANALYZER;
  const [first] = contract.options;
  if (!first) throw new Error('the small analyzer has no option');
  const problems = await contractProblems(
    OPTIONS,
    'Brief mode',
    '`disableClientSever`, `disableClientServer`, `disableClientServers` or `splitChunks`',
    {
      contract: { ...contract, options: [...contract.options, { ...first, path: 'disableClientServer' }] },
      internals: {
        ...internals,
        options: { ...internals.options, disableClientServer: 'for the analyzer itself' },
        outside: { ...internals.outside, disableClientServers: 'an option of another tool' },
      },
    },
  );
  expect(problems).toEqual([
    `docs/en/${OPTIONS}.mdx:3 contract/unknown-option \`disableClientSever\` is no option of 1.6.0`,
  ]);
});

it.each([
  [{ ruleRows: ['E1001', 'E1002', 'E1010'] }, 'E1010 has a row, and 1.6.0 has no such rule'],
  [{ ruleRows: ['E1001'] }, '1.6.0 has the rule E1002, and no row'],
  [
    { history: { ...SMALL_ANALYZER.history, rules: { 'duplicate-package': { since: '0.1.0' } } } },
    'no published version is known to have E1002 (`cross-chunks`)',
  ],
])('reports a table of rules that differs from the contract: %o', async (analyzer, message) => {
  expect(await contractProblems(CLI, '', '', analyzer)).toEqual([
    `site/ruleBundlers.ts:1 contract/rule-row ${message}`,
  ]);
});

describe('links of the product', () => {
  const problems = (url: string, redirects = SMALL_ANALYZER.redirects) =>
    contractProblems(CLI, '', '', { links: [{ url, packages: ['client'] }], redirects });

  it('a page, a place on it, a redirect and an old id answer in both languages', async () => {
    expect(await contractProblems()).toEqual([]);
  });

  it.each([
    ['https://rsdoctor.rs/gone', 'no page and no redirect answers /gone'],
    ['https://rsdoctor.rs/zh/gone', 'no page and no redirect answers /zh/gone'],
    ['https://rsdoctor.rs/guide/start/cli#gone', '/guide/start/cli has no place #gone'],
    [
      'https://rsdoctor.rs/config/options/options#mode%20new',
      '/config/options/options has no place #mode new',
    ],
  ])('%s is reported', async (url, reason) => {
    const found = await problems(url);
    expect(found).toHaveLength(2);
    expect(found).toContain(
      `site/redirects.ts:1 contract/product-link @rsdoctor/client links to ${url}: ${reason}`,
    );
  });

  it('a redirect to a place that is gone is reported', async () => {
    const found = await problems('https://rsdoctor.rs/old', [{ from: '/old', to: '/guide/start/cli#gone' }]);
    expect(found[0]).toContain('/guide/start/cli has no place #gone');
  });
});
