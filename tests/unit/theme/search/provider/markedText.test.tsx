// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { markedText } from '../../../../../theme/search/provider/markedText';

const html = (value: unknown) => render(createElement('p', null, ...markedText(value))).container.innerHTML;

test('S3-42 marks become elements, and nothing else does', () => {
  expect(html('a <mark>bundle</mark> of <mark>two</mark>')).toBe(
    '<p>a <mark>bundle</mark> of <mark>two</mark></p>',
  );
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<mark onclick=alert(1)>x</mark>',
  '<MARK>x',
  '<mark><b>x</b></mark>',
  '</mark></p><iframe src=javascript:alert(1)>',
])('%s is text', (value) => {
  const { container } = render(createElement('p', null, ...markedText(value)));
  expect([...container.querySelectorAll('p *')].filter((each) => each.localName !== 'mark')).toEqual([]);
  expect(container.querySelector('[onclick], [onerror], script, iframe, img')).toBeNull();
  expect(container.textContent).toBe(value.replaceAll('<mark>', '').replaceAll('</mark>', ''));
});

test('entities of the records are read once', () => {
  expect(html('a &lt;b&gt; &amp;amp; &quot;c&quot; &#39;')).toBe('<p>a &lt;b&gt; &amp;amp; "c" \'</p>');
});

test('what is no text shows nothing, and a huge text is cut', () => {
  for (const value of [null, undefined, 7, {}, ['<b>']]) expect(markedText(value)).toEqual([]);
  expect(markedText('x'.repeat(10_000)).join('')).toHaveLength(2000);
});
