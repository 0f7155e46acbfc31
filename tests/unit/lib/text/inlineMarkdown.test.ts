import { expect, test } from 'vitest';
import { inlineMarkdown } from '../../../../lib/text/inlineMarkdown';

const text = (value: string) => ({ kind: 'text', text: value });

test.each([
  ['plain', [text('plain')]],
  ['', []],
  ['The `mode` option', [text('The '), { kind: 'code', text: 'mode' }, text(' option')]],
  ['`a*b*c`', [{ kind: 'code', text: 'a*b*c' }]],
  [
    '**bold** and *soft* and ~~gone~~',
    [
      { kind: 'strong', text: 'bold' },
      text(' and '),
      { kind: 'em', text: 'soft' },
      text(' and '),
      { kind: 'del', text: 'gone' },
    ],
  ],
  ['2 * 3 * 4', [text('2 * 3 * 4')]],
  ['a \\<b\\> &lt;c&gt;', [text('a <b> <c>')]],
  ['<img src=x onerror=alert(1)>', [text('<img src=x onerror=alert(1)>')]],
])('%s', (title, pieces) => {
  expect(inlineMarkdown(title)).toEqual(pieces);
});
