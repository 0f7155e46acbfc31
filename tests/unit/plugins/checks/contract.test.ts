import { describe, expect, it } from 'vitest';
import { runGates } from '../../../../plugins/checks/gates';
import { parsePage } from '../../../../packages/doc-checks/parsePage';
import type { AnalyzerFacts } from '../../../../plugins/checks/readPages';
import { report } from '../../../../packages/doc-checks/report';
import { fixture, problemsOf } from './fixture';

const SITE = fixture('contract-site');
const { analyzer } = SITE.facts;
const OPTIONS = 'config/options/options';
const CLI = 'guide/start/cli';
const RULES = 'guide/rules/rules';

/** What the contract gate says of the English pages with one text replaced, or of other facts of the analyzer. */
async function problems(key = '', from = '', to = '', facts: Partial<AnalyzerFacts> = {}): Promise<string> {
  const pages = SITE.pages.map((page) => {
    if (page.key !== key || page.lang !== 'en') return page;
    const text = page.written.join('\n');
    expect(text).toContain(from);
    return parsePage(page, text.replace(from, to));
  });
  const tree = { ...SITE, pages, facts: { ...SITE.facts, analyzer: { ...analyzer, ...facts } } };
  return report(await runGates(tree, ['contract']));
}

const PLANTED: readonly (readonly [page: string, from: string, to: string])[] = [
  [OPTIONS, '### `output.mode`', '### `output.made`'],
  [OPTIONS, "`output.mode: 'brief'`", '`output.modes`'],
  [OPTIONS, "`output.mode: 'brief'`", "`output.mode: 'lite'`"],
  [
    OPTIONS,
    '| `dir` | `string` | `undefined` | folder |',
    '| `dir` | `string` | `undefined` | folder |\n| `dirs` | `string` | `x` | folder |',
  ],
  [OPTIONS, "- Default: `'normal'`", "- Default: `'brief'`"],
  [OPTIONS, '| `undefined` | folder', "| `'a'` | folder"],
  [OPTIONS, '| `dir` | `string` |', '| `output.mode` | `string` |'],
  [OPTIONS, '| `CI` |', '| `CIS` |'],
  [OPTIONS, '| `CI` | – |\n', ''],
  [CLI, 'prints the flags', 'and `RSDOCTOR_OUT=json` print'],
  [CLI, '`--out <path>`', '`--output <path>`'],
  [CLI, '`--out <path>`', '`--out [path]`'],
  [CLI, '| `rsdoctor-out.html` | file', '| off | file'],
  [CLI, '| required | manifest', '| off | manifest'],
  [CLI, '| `--profile <path>` | required | manifest |\n', ''],
  [CLI, '## `analyze`', '## `open`'],
  [CLI, 'npx rsdoctor analyze', 'npx rsdoctor open'],
  [CLI, 'analyze --profile', 'analyze --open'],
  [CLI, '`--help`', '`--help` and `--port`'],
  [CLI, '`.rsdoctor/loader/0`', '`rsdoctor-report.html`'],
  [CLI, '.rsdoctor/loader/0', '.rsdoctor/loaders/0'],
  [RULES, 'is how', 'or E1003 is how'],
  [RULES, '[E1001:Warn:DUPLICATE-PACKAGE]', '[E1001:Warn:CROSS-CHUNKS]'],
  [RULES, '| `duplicate-package`,', '| `cross-chunks`,'],
  [RULES, '`threshold: number = 5000`', '`limit: number = 5000`'],
  [RULES, '`threshold: number = 5000`', '`threshold: number = 500`'],
  [RULES, "'duplicate-package': [", "'duplicate-packages': ["],
  [RULES, 'Key `cross-chunks`', 'Key `cross-chunk`'],
  [RULES, '## E1002: chunks', '## Chunks'],
  [RULES, '| `5000` |', '| `500` |'],
  [RULES, '| `ignore` | `string[]` | `[]` | names |\n', ''],
  [CLI, '`.rsdoctor/manifest.json`, `.rsdoctor/loader/0` and `rsdoctor-out.html`', 'more'],
  [OPTIONS, 'Brief mode', '`output.mdoe`'],
];

describe('contract gate', () => {
  it('S9-2, S9-3 options, commands, flags, rules, files, variables and defaults, planted one at a time', async () => {
    const found: string[] = [];
    for (const [page, from, to] of PLANTED)
      found.push(`${from.trim()} ⇒ ${to.trim()}\n${await problems(page, from, to)}\n`);
    await expect(found.join('\n')).toMatchFileSnapshot(
      problemsOf('contract-site').replace('problems', 'planted'),
    );
  });

  it.each<readonly [Partial<AnalyzerFacts>, string]>([
    [{ internals: { ...analyzer.internals, options: {} } }, '`inner` exists in 1.6.0 and is not documented'],
    [{ ruleRows: ['E1001', 'E1002', 'E1010'] }, 'E1010 has a row, and 1.6.0 has no such rule'],
    [{ ruleRows: ['E1001'] }, '1.6.0 has the rule E1002, and no row'],
    [{ history: { ...analyzer.history, rules: {} } }, 'no published version is known to have E1002'],
  ])('what the site does not know of the analyzer is reported: %j', async (facts, message) => {
    expect(await problems('', '', '', facts)).toContain(message);
  });

  it.each([
    ['https://rsdoctor.rs/gone', 'no page and no redirect answers /gone'],
    ['https://rsdoctor.rs/zh/gone', 'no page and no redirect answers /zh/gone'],
    ['https://rsdoctor.rs/guide/start/cli#gone', '/guide/start/cli has no place #gone'],
    [
      'https://rsdoctor.rs/config/options/options#mode%20new',
      '/config/options/options has no place #mode new',
    ],
  ])('a link of the product that does not arrive is reported: %s', async (url, reason) => {
    expect(await problems('', '', '', { links: [{ url, packages: ['client'] }] })).toContain(
      `@rsdoctor/client links to ${url}: ${reason}`,
    );
  });
});
