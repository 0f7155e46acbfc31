// @vitest-environment jsdom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slashKey, useSearchShortcut } from '../../../../theme/search/SearchButton';

vi.mock('@rspress/core/runtime', async () => (await import('../../components/hostMocks')).runtime());

const toggle = vi.fn();
const press = (init: KeyboardEventInit, target: Element = document.body): boolean =>
  fireEvent.keyDown(target, init);

function add(html: string): Element {
  const template = document.createElement('div');
  template.innerHTML = html;
  document.body.append(template);
  const [first] = template.children;
  if (!first) throw new Error('no element');
  return first;
}

beforeEach(() => {
  renderHook(() => useSearchShortcut(toggle, () => undefined));
});
afterEach(() => {
  cleanup();
  toggle.mockClear();
  document.body.replaceChildren();
  localStorage.clear();
});

test('issue 18.5 the slash opens the search, and is not written anywhere', () => {
  expect(press({ key: '/' })).toBe(false);
  expect(toggle).toHaveBeenCalledOnce();
});

test.each([
  ['a field', '<input>'],
  ['a box', '<textarea></textarea>'],
  ['a choice', '<select></select>'],
  ['editable text', '<p contenteditable="true">a</p>'],
])('issue 18.5 in %s the slash is a letter', (_, html) => {
  expect(press({ key: '/' }, add(html))).toBe(true);
  expect(toggle).not.toHaveBeenCalled();
});

test('issue 18.5 a dialog keeps its slash, and so does whoever holds another key', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) press({ key: '/', [held]: true });
  add('<dialog open></dialog>');
  press({ key: '/' });
  expect(toggle).not.toHaveBeenCalled();
});

test('issue 18.5 turned off, the slash does nothing; the other shortcut stays', () => {
  slashKey.write(false);
  press({ key: '/' });
  expect(toggle).not.toHaveBeenCalled();
  press({ key: 'k', code: 'KeyK', ctrlKey: true });
  expect(toggle).toHaveBeenCalledOnce();
});
