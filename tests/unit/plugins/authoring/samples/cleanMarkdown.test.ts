import { describe, expect, it } from 'vitest';
import { cleanMarkdown } from '../../../../../plugins/authoring/samples';

describe('Markdown exports', () => {
  it('the code of a file stays, the words of the house and the empty line go', () => {
    const markdown = [
      'a',
      '```js title="a.mjs" file="<root>/examples/samples/a.mjs" build',
      'one',
      '',
      'two',
      '',
      '```',
      'b',
    ];
    expect(cleanMarkdown(markdown.join('\n'))).toBe('a\n```js title="a.mjs"\none\n\ntwo\n```\nb');
  });

  it('other fences, indented ones and fences inside fences stay as they are', () => {
    const text = '  ```bash\n  echo\n\n  ```\n````mdx\n```js build\n```\n````\n';
    expect(cleanMarkdown(text)).toBe(text);
  });

  it('issue 18.6 a sample that shows a change is a diff, other marks go', () => {
    const change = '```js title="a.mjs" build\na; // [!code ++]\n\nb;\n```';
    expect(cleanMarkdown(change)).toBe('```diff title="a.mjs"\n+a;\n\n b;\n```');
    expect(cleanMarkdown('```js\na; // [!code focus]\nb;\n```')).toBe('```js\na;\nb;\n```');
    expect(cleanMarkdown('  ```js\n  a; // [!code --]\n  b;\n  ```\nc')).toBe(
      '  ```diff\n  -a;\n   b;\n  ```\nc',
    );
  });

  it('a reason is not shown', () => {
    expect(cleanMarkdown('```bat skip="needs Windows"\nset A=1\n```')).toBe('```bat\nset A=1\n```');
  });
});
