import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import Badge from '../../../components/badge/Badge';
import OptionTable from '../../../components/option-table/OptionTable';
import Questions from '../../../components/questions/Questions';
import RuleFacts from '../../../components/rule-facts/RuleFacts';
import RuleIndex from '../../../components/rule-index/RuleIndex';
import Steps from '../../../components/steps/Steps';
import { AUTHOR_COMPONENTS } from '../../../plugins/authoring/authorComponents';
import { PLUGIN_OPTIONS } from '../../../site/pluginOptions';
import { RULES } from '../../../site/rules';
import { ROOT } from '../../support/site';
import { asMarkdown, page } from './hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('./hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('./hostMocks')).theme());

const html = (element: ReactElement) => parse(renderToStaticMarkup(element));
const markdown = (element: ReactElement) => asMarkdown(() => renderToStaticMarkup(element));
const texts = (element: ReactElement, selector: string) =>
  html(element)
    .querySelectorAll(selector)
    .map(({ text }) => text);

beforeEach(() => {
  page.lang = 'en';
});

test.each(['en', 'zh'])('the page that browser tests look at has every author component: %s', (lang) => {
  const file = path.join(ROOT, `tests/fixtures/component-site/docs/${lang}/index.mdx`);
  const used = [...readFileSync(file, 'utf8').matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name);
  expect([...new Set(used)].sort()).toEqual(Object.keys(AUTHOR_COMPONENTS).sort());
});

test.each([
  ['S2-117 steps', <Steps key="">x</Steps>, 'x'],
  ['issue 19 questions', <Questions key="">x</Questions>, 'x'],
  ['a badge', <Badge key="">{'Old\n'}</Badge>, '**Old**'],
])('%s in a Markdown export', (_what, element, text) => {
  expect(markdown(element)).toBe(text);
});

test('S9-2 a rule page shows key, bundlers and first version of its rule, and its finding in a live report', () => {
  expect(texts(<RuleFacts code="E1007" />, 'dd').slice(0, 4)).toEqual([
    'tree-shaking-side-effects-only',
    'Yes',
    'No',
    '1.5.4',
  ]);
  const link = (code: string) => html(<RuleFacts code={code} />).querySelector('a[data-report]');
  expect(link('E1003')?.attrs.href).toBe('/docs/reports/webpack-app.html?lang=en&item=E1003#/overall');
  expect(link('E1005')).toBeNull();
  page.lang = 'zh';
  const text = markdown(<RuleFacts code="E1004" />);
  expect(text).toContain('/docs/zh/config/options/options.md#linter-rules): `ecma-version-check`');
  expect(text).toContain('- webpack: 配置后支持');
});

test('S9-2 issue 18.3 the rule index has every rule in the HTML, with its code as id, and as a table in Markdown', () => {
  const tree = html(<RuleIndex />);
  const rows = tree.querySelectorAll('tbody tr');
  expect(rows.map((row) => [row.attrs.id, row.querySelector('a')?.attrs.href])).toEqual(
    RULES.map(({ code }) => [code.toLowerCase(), `/guide/rules/${code.toLowerCase()}`]),
  );
  expect(rows[0]?.text).toBe(
    'E1001 duplicate-packageA package in more than one versionBundleYesYes, with a source map0.1',
  );
  page.lang = 'zh';
  expect(markdown(<RuleIndex />)).toContain(
    '| [E1002](https://site.example/docs/zh/guide/rules/e1002.md) `cross-chunks-package` | 同一个包的相同模块出现在多个 chunk 里 | 产物 | 支持 | 支持 | 1.0 |',
  );
});

test('S9-3 the option table lists every option once, those that are not to be used folded away at the end', () => {
  const [used = [], old = []] = [true, false].map((isUsed) =>
    PLUGIN_OPTIONS.filter(({ state }) => !state === isUsed).map(({ path: name }) => name),
  );
  expect(texts(<OptionTable />, 'tbody a')).toEqual([...used, ...old]);
  expect(texts(<OptionTable />, 'details:not([open]) tbody a')).toEqual(old);
  const row = html(<OptionTable />)
    .querySelectorAll('tr')
    .find(({ text }) => text.includes('briefType'));
  expect(row?.querySelector('td')?.text).toBe('–');
  expect(row?.querySelector('th')?.text).toContain('Never an option');
  expect(markdown(<OptionTable />)).toMatch(
    /\| \[`output\.mode`\]\(https:\/\/site\.example\/docs\/config\/options\/options\.md#output-mode\): Write a data folder[^]*\(No effect\) \|/,
  );
});
