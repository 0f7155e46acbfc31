// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { codeText } from '../../../../theme/doc/CodeButtonGroup';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());
vi.mock('@rspress/core/theme-original', async () => (await import('../../components/hostMocks')).theme());

const box = (language: string, code: string): HTMLElement => {
  const block = document.createElement('div');
  block.className = `rp-codeblock language-${language}`;
  const scroller = block.appendChild(document.createElement('div'));
  scroller.innerHTML = `<pre><code>${code}</code></pre>`;
  return scroller;
};

test('issue 18.6 removed lines are not copied, nor are their line ends', () => {
  const sample = box(
    'js',
    '<span class="line">a</span>\n<del class="line diff remove">b</del>\n<ins class="line diff add">c</ins>\n<del class="line diff remove">d</del>',
  );
  expect(codeText(sample)).toBe('a\nc');
  expect(sample.querySelectorAll('del')).toHaveLength(2);
});

test('issue 18.2 commands for another package manager, which are folded, are not copied', () => {
  const lines = '<span class="line" hidden="until-found">npm i\n</span><span class="line">pnpm i\n</span>';
  expect(codeText(box('bash', lines))).toBe('pnpm i');
});

test.each([
  ['bash', '$ npm install\n$ npm run build\n', 'npm install\nnpm run build'],
  ['powershell', 'PS C:\\app> npm run build', 'npm run build'],
  ['bat', 'C:\\my app>npm run build\nC:\\app> dir', 'C:\\my app>npm run build\ndir'],
  ['bash', 'echo $ HOME > out', 'echo $ HOME > out'],
  ['text', '$ is the sign of a prompt', '$ is the sign of a prompt'],
])('issue 18.6 prompt signs are not copied, %s: %s', (language, code, copied) => {
  expect(codeText(box(language, code.replaceAll('>', '&gt;')))).toBe(copied);
});
