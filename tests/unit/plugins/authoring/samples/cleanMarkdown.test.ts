import { describe, expect, it } from 'vitest';
import { cleanMarkdown } from '../../../../../plugins/authoring/samples/cleanMarkdown';

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

  it('a reason is not shown', () => {
    expect(cleanMarkdown('```bat skip="needs Windows"\nset A=1\n```')).toBe('```bat\nset A=1\n```');
  });
});
