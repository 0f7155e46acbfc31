import { expect, test } from 'vitest';
import { dropNotFound } from '../../../../plugins/authoring/llmsTxt';

test('the list loses the 404 page and the group that only held it', () => {
  const list =
    '# Site\n\n## Guide\n\n- [Intro](https://a.example/intro.md): x\n\n## Others\n\n- [404](https://a.example/404.md): y';
  expect(dropNotFound(list)).toBe('# Site\n\n## Guide\n\n- [Intro](https://a.example/intro.md): x\n');
});

test('a last group that holds other pages stays', () => {
  const list =
    '# Site\n\n## Others\n\n- [404](https://a.example/404.md): y\n- [Other](https://a.example/o.md): z\n';
  expect(dropNotFound(list)).toBe('# Site\n\n## Others\n\n- [Other](https://a.example/o.md): z\n');
});

test('the full text loses the block of the 404 page, wherever it stands', () => {
  const block = (name: string) => `---\nurl: https://a.example/${name}.md\n---\n\n# ${name}\n\ntext\n\n`;
  expect(dropNotFound(block('a') + block('404') + block('b'))).toBe(
    `${(block('a') + block('b')).trimEnd()}\n`,
  );
  expect(dropNotFound(block('a') + block('404'))).toBe(`${block('a').trimEnd()}\n`);
});
