import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import RuleFacts from '../../../../components/rule-facts/RuleFacts';
import { asMarkdown, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../hostMocks')).theme());

beforeEach(() => {
  page.lang = 'en';
});

test('S9-2 a rule page shows key, bundlers and first version of its rule', () => {
  const list = parse(renderToStaticMarkup(<RuleFacts code="E1007" />));
  expect(list.querySelectorAll('dt').map(({ text }) => text)).toEqual([
    'Key in the config',
    'Rspack',
    'webpack',
    'Since',
    'Example',
  ]);
  expect(list.querySelectorAll('dd').map(({ text }) => text)).toEqual([
    'tree-shaking-side-effects-only',
    'Yes',
    'No',
    '1.5.4',
    'See this in the report(opens in a dialog)(opens in a new tab)',
  ]);
});

test('issue 18.3 a rule leads to its finding in a live report, and one that never reports leads nowhere', () => {
  const link = (code: string) =>
    parse(renderToStaticMarkup(<RuleFacts code={code} />)).querySelector('a[data-report]');
  expect(link('E1003')?.attrs.href).toBe('/docs/reports/webpack-app.html?lang=en&item=E1003#/overall');
  expect(link('E1005')).toBeNull();
});

test('S9-2 its Markdown export is a list, in the language of the page', () => {
  page.lang = 'zh';
  const markdown = asMarkdown(() => renderToStaticMarkup(<RuleFacts code="E1004" />));
  expect(markdown).toContain('/docs/zh/config/options/options.md#linter-rules): `ecma-version-check`');
  expect(markdown).toContain('- webpack: 配置后支持');
});

test('S9-2 an unknown code fails with the codes there are', () => {
  expect(() => renderToStaticMarkup(<RuleFacts code="E1010" />)).toThrow('No rule E1010');
});
