import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import RuleFacts from '../../../../components/rule-facts/RuleFacts';
import { asTwin, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../hostMocks')).theme());

beforeEach(() => {
  page.lang = 'en';
});

test('S9-2 a rule page shows key, category, bundlers and first version of its rule', () => {
  const list = parse(renderToStaticMarkup(<RuleFacts code="E1007" />));
  expect(list.querySelectorAll('dt').map(({ text }) => text)).toEqual([
    'Key in the config',
    'Category',
    'Rspack',
    'webpack',
    'Since',
  ]);
  expect(list.querySelectorAll('dd').map(({ text }) => text)).toEqual([
    'tree-shaking-side-effects-only',
    'Bundle',
    'Yes',
    'No',
    '1.5.4',
  ]);
});

test('S9-2 its Markdown twin is a list, in the language of the page', () => {
  page.lang = 'zh';
  const twin = asTwin(() => renderToStaticMarkup(<RuleFacts code="E1004" />));
  expect(twin).toContain('/docs/zh/config/options/options.md#linter-rules): `ecma-version-check`');
  expect(twin).toContain('- webpack: 配置后支持');
});

test('S9-2 an unknown code fails with the codes there are', () => {
  expect(() => renderToStaticMarkup(<RuleFacts code="E1010" />)).toThrow('use one of: E1001, E1002');
});
