import { parse } from 'node-html-parser';
import { codeToHtml } from 'shiki';
import { expect, test } from 'vitest';
import { markLines } from '../../../../../plugins/authoring/samples';

const drawn = async (code: string, lang = 'js') => {
  const html = await codeToHtml(code, { lang, theme: 'none', transformers: [markLines as never] });
  const page = parse(html, { blockTextElements: {} });
  return {
    sample: [...(page.querySelector('pre')?.classList.values() ?? [])].filter((name) => /^has-/.test(name)),
    lines: page
      .querySelectorAll('.line')
      .map(({ rawTagName, textContent, classList }) => [rawTagName, classList.value.join(' '), textContent]),
  };
};

test('issue 18.6 added and removed lines are elements of their own, and their comments are gone', async () => {
  expect(await drawn('const a = 1; // [!code --]\nconst a = 2; // [!code ++]\na();')).toEqual({
    sample: ['has-diff'],
    lines: [
      ['del', 'line diff remove', 'const a = 1;'],
      ['ins', 'line diff add', 'const a = 2;'],
      ['span', 'line', 'a();'],
    ],
  });
});

test('issue 18.6 highlighted and focused lines are marked, each in its way', async () => {
  expect(await drawn('a: 1 # [!code highlight]\nb: 2 # [!code focus]\nc: 3', 'yaml')).toEqual({
    sample: ['has-highlighted', 'has-focused'],
    lines: [
      ['mark', 'line highlighted', 'a: 1'],
      ['span', 'line focused', 'b: 2'],
      ['span', 'line', 'c: 3'],
    ],
  });
});

test('issue 18.6 an added line in focus is both', async () => {
  const { lines } = await drawn('a(); // [!code ++] // [!code focus]');
  expect(lines).toEqual([['ins', 'line focused diff add', 'a();']]);
});

test('a sample without marks stays as it is', async () => {
  expect(await drawn('a();\nb();')).toEqual({
    sample: [],
    lines: [
      ['span', 'line', 'a();'],
      ['span', 'line', 'b();'],
    ],
  });
});
