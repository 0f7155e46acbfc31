// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handText, takeHandedText } from '../../../../components/diagnose/handText';

const ends: (() => void)[] = [];

/** A box that appears; what it has taken, and its end. */
function box() {
  const take = vi.fn<(text: string) => void>();
  const end = takeHandedText(take);
  ends.push(end);
  return { take, end };
}

beforeEach(() => history.replaceState(null, '', '/guide/more/rules'));

afterEach(() => {
  // Takes what a test has left, and leaves the page with it.
  box();
  history.replaceState(null, '', '/');
  for (const end of ends.splice(0)) end();
});

test('the box that appears next takes a text, once', () => {
  handText('E1001');
  const first = box();
  expect(first.take.mock.calls).toEqual([['E1001']]);
  expect(box().take).not.toHaveBeenCalled();
});

test('a box that is there takes a text at once', () => {
  const { take } = box();
  handText('E1001');
  handText('E1002');
  expect(take.mock.calls).toEqual([['E1001'], ['E1002']]);
});

test('a box that is drawn anew on its page has the text still', () => {
  handText('E1001');
  box().end();
  expect(box().take.mock.calls).toEqual([['E1001']]);
});

test('a text is gone when the reader leaves the page', () => {
  handText('E1001');
  const { end } = box();
  history.pushState(null, '', '/guide/start/intro');
  end();
  expect(box().take).not.toHaveBeenCalled();
});

test('a box without a text leaves none', () => {
  box().end();
  expect(box().take).not.toHaveBeenCalled();
});
