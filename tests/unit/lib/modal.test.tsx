// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { scrollLock, useFocusTrap } from '../../../lib/modal';

const overflow = () => document.documentElement.style.overflow;
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('locks are counted: the page scrolls again when the last one is released', () => {
  document.documentElement.style.overflow = 'clip';
  const first = scrollLock(document.createElement('div'));
  const second = scrollLock(document.createElement('div'));
  expect(overflow()).toBe('hidden');
  first();
  first();
  expect(overflow()).toBe('hidden');
  second();
  expect(overflow()).toBe('clip');
});

test('S8-9 without a target nothing is locked and an error is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  document.documentElement.style.overflow = '';
  const release = scrollLock(null);
  expect(overflow()).toBe('');
  expect(log).toHaveBeenCalledOnce();
  release();
});

function Page({ active }: { active: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusTrap(active, ref);
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

const focus = (name: string) => screen.getByRole('button', { name }).focus();
/** Whether the trap took the key; the browser moves focus otherwise. */
const tab = (options = {}) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab', ...options });
const at = () => document.activeElement?.textContent;

test('S2-71 Tab leads from the last element to the first, Shift+Tab back', () => {
  render(<Page active />);
  focus('last');
  expect([tab(), at()]).toEqual([true, 'first']);
  expect([tab({ shiftKey: true }), at()]).toEqual([true, 'last']);
  focus('middle');
  expect([tab(), at()]).toEqual([false, 'middle']);
});

test('S2-71 focus that got out comes back', () => {
  render(<Page active />);
  focus('before');
  expect([tab(), at()]).toEqual([true, 'first']);
});

test('S2-71 without an open part, and with Ctrl, the key is left alone', () => {
  const { rerender } = render(<Page active />);
  focus('last');
  expect(tab({ ctrlKey: true })).toBe(false);
  rerender(<Page active={false} />);
  expect([tab(), at()]).toEqual([false, 'last']);
});
