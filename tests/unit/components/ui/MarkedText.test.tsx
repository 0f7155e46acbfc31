import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MarkedText } from '../../../../components/ui/MarkedText';

const MARKUP = '<img src=x onerror=alert(1)>';
const shown = '&lt;img src=x onerror=alert(1)&gt;';
const draw = (text: string, ...ranges: readonly { start: number; length: number }[]) =>
  renderToStaticMarkup(<MarkedText text={text} ranges={ranges} />).replace(/ class="[^"]*"/g, '');

test.each([
  ['before a mark', `${MARKUP}b`, { start: MARKUP.length, length: 1 }, `${shown}<mark>b</mark>`],
  ['in a mark', MARKUP, { start: 0, length: MARKUP.length }, `<mark>${shown}</mark>`],
  ['after a mark', `b${MARKUP}`, { start: 0, length: 1 }, `<mark>b</mark>${shown}`],
])('security: markup %s is shown letter by letter', (_place, text, range, html) => {
  expect(draw(text, range)).toBe(html);
  expect(draw(text).includes('<')).toBe(false);
});
