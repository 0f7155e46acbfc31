import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDefaults } from '../../../../../plugins/checks/contract/defaults';
import { SITE_FACTS } from '../../../../../plugins/checks/readPages';
import { parsePage } from '../../../../../packages/doc-checks/parsePage';
import { LANGS, type Lang } from '../../../../../site/languages';
import { fixture } from '../fixture';
import { SMALL_ANALYZER } from './smallSite';

const PROJECT = path.resolve(import.meta.dirname, '../../../../..');
const plugins = ['rspack'];
const analyzer = {
  ...SMALL_ANALYZER,
  contract: {
    ...SMALL_ANALYZER.contract,
    options: [
      ...SMALL_ANALYZER.contract.options,
      { path: 'features.loader', type: 'boolean', optional: true, default: 'true', plugins },
      { path: 'features.resolver', type: 'boolean', optional: true, default: 'false', plugins },
      { path: 'server.port', type: 'number', optional: true, plugins },
    ],
  },
};

const MODE = "the default of `output.mode` is `'normal'`, not `'brief'`";
const LOADER = 'the default of `features.loader` is `true`, not `off`';
const RESOLVER = 'the default of `features.resolver` is `false`, not `on`';

describe('contract gate: defaults in tables and lines of options', () => {
  it.each(LANGS)('wrong ones are reported at their lines, in %s', async (lang) => {
    const issues = await checkDefaults(fixture('wrong-defaults', { analyzer }));
    const own = issues.filter(({ file }) => file === `docs/${lang}/guide/page.mdx`);
    expect(own.map(({ line, rule, message }) => [line, rule, message])).toEqual(
      [
        [9, LOADER],
        [10, RESOLVER],
        [14, MODE],
        [18, MODE],
        [22, MODE],
      ].map(([line, message]) => [line, 'contract/default', message]),
    );
  });

  it('right ones, other tools and texts pass', async () => {
    expect(await checkDefaults(fixture('right-defaults', { analyzer }))).toEqual([]);
  });
});

/** A true line or cell of a real page, the fault, and what the gate says of it. */
const PLANTED: readonly (readonly [lang: Lang, key: string, from: string, to: string, message: string])[] = [
  ['en', 'guide/start/features', '| `resolver` | off', '| `resolver` | on', '`features.resolver` is `false`'],
  ['zh', 'guide/start/features', '| `resolver` | 关', '| `resolver` | 开', '`features.resolver` is `false`'],
  [
    'en',
    'config/options/options',
    '| `loader` | `true` |',
    '| `loader` | `false` |',
    '`features.loader` is `true`',
  ],
  ['zh', 'guide/rules/e1003', '| `5000` |', '| `500` |', '`threshold` of E1003 is `5000`'],
  [
    'zh',
    'config/options/options',
    "`'Error'`（默认值）",
    "`'Warn'`（默认值）",
    "`linter.level` is `'Error'`",
  ],
  ['en', 'guide/usage/rule-config', "| `'Error'` |", "| `'Warn'` |", "`linter.level` is `'Error'`"],
  ['zh', 'guide/usage/rule-config', "| `'Error'` |", "| `'Warn'` |", "`linter.level` is `'Error'`"],
];

describe('contract gate: wrong defaults planted on real pages', () => {
  it.each(PLANTED)('%s %s: %s → %s', async (lang, key, from, to, message) => {
    const file = `docs/${lang}/${key}.mdx`;
    const text = readFileSync(path.join(PROJECT, file), 'utf8');
    expect(text).toContain(from);
    const tree = fixture('right-defaults', { analyzer: SITE_FACTS.analyzer });
    const planted = parsePage({ kind: 'page', lang, file, key }, text.replace(from, to));
    const issues = await checkDefaults({ ...tree, pages: [planted] });
    expect(issues.map((issue) => issue.message)).toEqual([expect.stringContaining(message)]);
  });
});
