import { expect, test } from 'vitest';
import { firstSentence, parseGlossary } from '../../../../plugins/authoring/glossary';

test.each([
  ['A file. Another sentence.', 'A file.'],
  ['Ends with `dist/1.2.3/x` and **bold** [link](/a). More.', 'Ends with dist/1.2.3/x and bold link.'],
  ['一个文件，例如 `a.js`。第二句。', '一个文件，例如 a.js。'],
  ['No end', 'No end'],
])('the first sentence of "%s"', (markdown, sentence) => {
  expect(firstSentence(markdown)).toBe(sentence);
});

test('each term has the first sentence below its heading', () => {
  const page =
    '# Terms {#terms}\n\nIntro.\n\n## Group {#group}\n\n### Asset {#asset}\n\nA file.\nMore.\n\n### Chunk {#chunk}\n\nA unit. Rest.\n';
  expect([...parseGlossary(page)]).toEqual([
    ['asset', 'A file.'],
    ['chunk', 'A unit.'],
  ]);
});
