// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import RuleIndex from '../../../../components/rule-index/RuleIndex';
import { RULES } from '../../../../site/rules';
import { asMarkdown, page } from '../hostMocks';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../hostMocks')).theme());

const html = () => renderToStaticMarkup(<RuleIndex />);

beforeEach(() => {
  page.lang = 'en';
});

describe('RuleIndex', () => {
  test('S9-2 every rule stands in the HTML, so that it is read without scripts', () => {
    const links = parse(html()).querySelectorAll('tbody a');
    expect(links.map(({ text, attrs }) => [text, attrs.href])).toEqual(
      RULES.map(({ code }) => [code, `/guide/rules/${code.toLowerCase()}`]),
    );
  });

  test('issue 4.5 each row has the code as its id, for links to it', () => {
    const ids = parse(html())
      .querySelectorAll('tbody tr')
      .map(({ attrs }) => attrs.id);
    expect(ids).toEqual(RULES.map(({ code }) => code.toLowerCase()));
  });

  test('a row says what the rule reports, and on which bundler it has data', () => {
    const row = parse(html()).querySelectorAll('tbody tr')[0];
    expect(row?.querySelector('th')?.text).toBe('E1001 duplicate-packageA package in more than one version');
    expect(row?.querySelectorAll('td').map(({ text }) => text)).toEqual([
      'Bundle',
      'Yes',
      'Yes, with a source map',
      '0.1',
    ]);
  });

  test('the count is a status, and the field has a label', () => {
    const tree = parse(html());
    expect(tree.querySelector('[role=status]')?.text).toBe('9 of 9 rules');
    expect(tree.querySelector('label')?.attrs.for).toBe(tree.querySelector('input')?.attrs.id);
  });

  test('the Markdown export is a table, in the language of the page', () => {
    page.lang = 'zh';
    expect(asMarkdown(html)).toContain(
      '| [E1002](https://site.example/docs/zh/guide/rules/e1002.md) `cross-chunks-package` | 同一个包的相同模块出现在多个 chunk 里 | 产物 | 支持 | 支持 | 1.0 |',
    );
  });
});

test.each([
  ['e1003', ['E1003']],
  ['TREE-shaking', ['E1007']],
  ['package chunks', ['E1002']],
  ['  ', RULES.map(({ code }) => code)],
  ['no such thing', []],
])('the filter shows the rules that have every word of "%s"', (query, codes) => {
  const { container } = render(<RuleIndex />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });
  expect([...container.querySelectorAll('tbody a')].map(({ textContent }) => textContent)).toEqual(codes);
  cleanup();
});
