import { GATES } from '../../../../../plugins/checks/gates';
import { parsePage } from '../../../../../packages/doc-checks/parsePage';
import type { Page } from '../../../../../packages/doc-checks/types';
import type { AnalyzerFacts } from '../../../../../plugins/checks/readPages';
import { fixture } from '../fixture';
import { NO_PARTS } from '../noAnalyzer';

const plugins = ['rspack', 'webpack'];

/** An analyzer with one of each thing. */
export const SMALL_ANALYZER: AnalyzerFacts = {
  contract: {
    version: '1.6.0',
    readFrom: NO_PARTS,
    options: [
      { path: 'output', type: 'object', optional: true, default: "{ mode: 'normal' }", plugins },
      { path: 'output.mode', type: "'brief' | 'normal'", optional: true, default: "'normal'", plugins },
      { path: 'output.dir', type: 'string', optional: true, plugins },
      { path: 'inner', type: 'object', optional: true, plugins },
    ],
    rules: [
      {
        code: 'E1001',
        title: 'duplicate-package',
        category: 'bundle',
        severity: 'Warn',
        options: [
          { name: 'ignore', type: 'string[]', default: '[]' },
          { name: 'threshold', type: 'number', default: '5000' },
        ],
      },
      { code: 'E1002', title: 'cross-chunks', category: 'bundle', severity: 'Warn', options: [] },
    ],
    commands: [
      {
        name: 'analyze',
        flags: [
          { name: '--profile', value: '<path>', required: true },
          { name: '--out', value: '<path>', default: 'rsdoctor-out.html' },
        ],
      },
    ],
    flags: [{ name: '--help', short: '-h' }],
    files: ['.rsdoctor/manifest.json', '.rsdoctor/loader/<n>', 'rsdoctor-out.html'],
    environment: [
      { name: 'CI', packages: ['core'] },
      { name: 'RSDOCTOR_OUTPUT', packages: ['core'] },
    ],
  },
  history: {
    versions: {},
    options: {
      output: { since: '1.0.0', after: '0.4.1' },
      'output.mode': {
        since: '1.3.6',
        after: '1.3.2',
        changed: [{ since: '1.5.0', after: '1.4.0', type: 'x' }],
      },
    },
    rules: { 'duplicate-package': { since: '0.1.0' }, 'cross-chunks': { since: '0.1.0' } },
    ruleOptions: {},
    commands: { analyze: { since: '0.2.3' }, 'analyze out': { since: '1.5.2', after: '1.5.1' } },
    environment: { RSDOCTOR_OUTPUT: { since: '1.5.11', after: '1.5.10' } },
  },
  internals: {
    options: { inner: 'for the analyzer itself' },
    ruleOptions: {},
    environment: {},
    files: { '.rsdoctor/*': 'parts of the data' },
    outside: { 'output.path': 'an option of the bundlers' },
  },
  links: [
    { url: 'https://rsdoctor.rs/guide/start/cli#analyze', packages: ['client'] },
    { url: 'https://rsdoctor.rs/zh/old', packages: ['client'] },
    { url: 'https://rsdoctor.rs/config/options/options#mode%20old', packages: ['client'] },
  ],
  ruleRows: ['E1001', 'E1002'],
  redirects: [{ from: '/old', to: '/guide/start/cli#analyze' }],
  versions: {},
  typedVersions: [],
  oldAnchors: [
    { page: '/config/options/options', from: 'mode old', to: 'mode', reason: 'the words changed' },
  ],
};

/** Pages on which everything is right. */
const GOOD = {
  'config/options/options': `# Options {#options}

Brief mode is \`output.mode: 'brief'\`; \`output.path\` belongs to the bundler.

## \`output\` {#output}

- Type: \`{ mode? }\`
- Since: 1.0

| Key | Type | Default | Use |
| --- | --- | --- | --- |
| \`dir\` | \`string\` | \`undefined\` | folder |

### \`output.mode\` {#mode}

- Type: \`'normal' | 'brief'\`
- Default: \`'normal'\`
- Since: 1.3.6, with an effect since 1.5.0

## Environment variables {#environment-variables}

| Variable | Since |
| --- | --- |
| \`CI\` | – |
| \`RSDOCTOR_OUTPUT\` | 1.5.11 |
`,
  'guide/start/cli': `# Command line {#cli}

| Command | Since |
| --- | --- |
| [\`analyze\`](/guide/start/cli#analyze) | 0.2 |

\`--help\` prints the flags. Files are \`.rsdoctor/manifest.json\`, \`.rsdoctor/loader/0\` and \`rsdoctor-out.html\`.

## \`analyze\` {#analyze}

| Flag | Default | Use |
| --- | --- | --- |
| \`--profile <path>\` | required | manifest |
| \`--out <path>\` | \`rsdoctor-out.html\` | file. Since 1.5.2 |

\`\`\`bash
npx rsdoctor analyze --profile .rsdoctor/manifest.json
\`\`\`
`,
  'guide/rules/rules': `# Rules {#rules}

| Rule | Key |
| --- | --- |
| [E1001](/guide/rules/rules#e1001) | \`duplicate-package\`, \`threshold: number = 5000\` |

\`\`\`js
export default { linter: { rules: { 'duplicate-package': ['Warn', { ignore: [] }] } } };
\`\`\`

\`[E1001:Warn:DUPLICATE-PACKAGE]\` is how it is printed.

## E1001: duplicates {#e1001}

Key \`duplicate-package\`, since 0.1.

### Options {#e1001-options}

| Option | Type | Default | Effect |
| --- | --- | --- | --- |
| \`ignore\` | \`string[]\` | \`[]\` | names |
| \`threshold\` | \`number\` | \`5000\` | ms |

## E1002: chunks {#e1002}

Key \`cross-chunks\`.
`,
} as const;

/** Everything but the pages. */
const TREE = fixture('good-site');

const parsed = new Map<string, Page>();

/** A page of the small site, parsed once for each of its texts. */
function parseOnce(lang: 'en' | 'zh', key: string, source: string): Page {
  const name = [lang, key, source].join('\n');
  const page =
    parsed.get(name) ?? parsePage({ kind: 'page', lang, file: `docs/${lang}/${key}.mdx`, key }, source);
  parsed.set(name, page);
  return page;
}

/** A page of the small site. */
export type SmallPage = keyof typeof GOOD;

/** What is replaced on a page, and the line, rule and message of the problem. */
export type Fault = readonly [what: string, page: SmallPage, from: string, to: string, problem: string];

/**
 * Runs the contract gate over the small site, the same text in both languages.
 * @param page the page with a fault
 * @param from what is replaced on it
 * @param to the fault
 * @param analyzer changes of the analyzer
 * @returns problems of the English pages as `file:line rule message`
 */
export async function contractProblems(
  page: SmallPage = 'guide/start/cli',
  from = '',
  to = '',
  analyzer: Partial<AnalyzerFacts> = {},
): Promise<string[]> {
  const all = Object.entries(GOOD).flatMap(([key, text]) => {
    if (key === page && !text.includes(from)) throw new Error(`${key} has no "${from}"`);
    const source = key === page ? text.replace(from, to) : text;
    return (['en', 'zh'] as const).map((lang) => parseOnce(lang, key, source));
  });
  const facts = { ...TREE.facts, analyzer: { ...SMALL_ANALYZER, ...analyzer } };
  const issues = await Promise.all(GATES.contract.map((check) => check({ ...TREE, facts, pages: all })));
  return issues
    .flat()
    .filter(({ file }) => !file.startsWith('docs/zh'))
    .map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`);
}
