// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { scrollLock, useFocusTrap } from '../../../lib/modal';

const overflow = () => document.documentElement.style.overflow;
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('locks are counted: the page scrolls again when the last one is released', () => {
  document.documentElement.style.overflow = 'clip';
  const [first, second] = [scrollLock(document.body), scrollLock(document.body)];
  first();
  first();
  expect(overflow()).toBe('hidden');
  second();
  expect(overflow()).toBe('clip');
});

test('S8-9 without a target nothing is locked and an error is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  scrollLock(null)();
  expect(overflow()).toBe('clip');
  expect(log).toHaveBeenCalledOnce();
});

function Page() {
  const ref = useRef<HTMLDivElement>(null);
  useFocusTrap(true, ref);
  return (
    <>
      <button type="button">before</button>
      <div ref={ref}>
        <button type="button">first</button>
        <button type="button">middle</button>
        <button type="button">last</button>
      </div>
    </>
  );
}

test.each([
  ['last', {}, 'first'],
  ['first', { shiftKey: true }, 'last'],
  ['before', {}, 'first'],
  ['middle', {}, undefined],
  ['last', { ctrlKey: true }, undefined],
])('S2-71 Tab on %s with %j leads to %s, or is left to the browser', (from, keys, to) => {
  render(<Page />);
  const button = screen.getByRole('button', { name: from });
  button.focus();
  expect(fireEvent.keyDown(button, { key: 'Tab', ...keys })).toBe(to === undefined);
  expect(document.activeElement?.textContent).toBe(to ?? from);
});

test('S2-71 a key that is pressed as soon as the part shows stays inside', () => {
  const left: boolean[] = [];
  function Shown() {
    // Runs behind the layout effects of the page and before its other effects.
    useLayoutEffect(() => {
      const first = screen.getByRole('button', { name: 'first' });
      first.focus();
      const key = { key: 'Tab', shiftKey: true, bubbles: true, cancelable: true };
      left.push(first.dispatchEvent(new KeyboardEvent('keydown', key)));
    }, []);
    return <Page />;
  }
  render(<Shown />);
  expect(left).toEqual([false]);
  expect(document.activeElement?.textContent).toBe('last');
});
