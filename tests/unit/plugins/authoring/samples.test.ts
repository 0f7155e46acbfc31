import { parse } from 'node-html-parser';
import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { expect, test } from 'vitest';
import { pickLines } from '../../../../plugins/authoring/picks';
import { markLines } from '../../../../plugins/authoring/samples';
import { tokenClasses } from '../../../../plugins/authoring/tokenClasses';

/** Classes of a sample, and its lines: element, classes, package manager, text. */
async function drawn(code: string, lang = 'js', meta = '') {
  const transformers = [markLines as never, pickLines as never];
  const html = await codeToHtml(code, { lang, theme: 'none', transformers, meta: { __raw: meta } });
  const page = parse(html, { blockTextElements: {} });
  const classes = [...(page.querySelector('pre')?.classList.values() ?? [])];
  const lines = page.querySelectorAll('.line').map(({ rawTagName, textContent, classList, attributes }) => {
    const manager = attributes['data-when-pm'] ?? '';
    return [rawTagName, ...classList.values(), manager, textContent].filter(Boolean).join(' ');
  });
  return [...classes.filter((name) => name.startsWith('has-')), ...lines];
}

test.each([
  [
    'const a = 1; // [!code --]\nconst a = 2; // [!code ++]\na();',
    'js',
    ['has-diff', 'del line diff remove const a = 1;', 'ins line diff add const a = 2;', 'span line a();'],
  ],
  [
    'a: 1 # [!code highlight]\nb: 2 # [!code focus]\nc: 3',
    'yaml',
    [
      'has-highlighted',
      'has-focused',
      'mark line highlighted a: 1',
      'span line focused b: 2',
      'span line c: 3',
    ],
  ],
  [
    'a(); // [!code ++] // [!code focus]',
    'js',
    ['has-focused', 'has-diff', 'ins line focused diff add a();'],
  ],
  ["const url = 'https://a.example'; // b", 'js', ["span line const url = 'https://a.example'; // b"]],
])(
  'issue 18.6 lines that are marked are elements of their own, without their comments: %s',
  async (code, lang, lines) => {
    expect((await drawn(code, lang)).sort()).toEqual([...lines].sort());
  },
);

test('issue 18.2 each line is marked with its package manager and holds its own line end', async () => {
  expect(await drawn('npm a\nyarn a', 'bash', 'pick="npm yarn"')).toEqual([
    'span line npm npm a\n',
    'span line yarn yarn a',
  ]);
});

test('words of a sample have a class for their colour, and the rest is text', async () => {
  const theme = createCssVariablesTheme();
  const html = await codeToHtml("let a = b('c');", {
    lang: 'js',
    theme,
    transformers: [tokenClasses],
    tokenizeTimeLimit: 0,
  });
  expect(html).toBe(
    '<pre class="shiki css-variables" tabindex="0"><code><span class="line"><span class="token-keyword">let</span> a <span class="token-keyword">=</span><span class="token-function"> b</span>(<span class="token-string-expression">\'c\'</span>);</span></code></pre>',
  );
});
