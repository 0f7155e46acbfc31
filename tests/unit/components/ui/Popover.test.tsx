// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Popover } from '../../../../components/ui/Popover';

function draw(openDelay = 0) {
  render(
    <>
      <Popover label="opener" openDelay={openDelay} openOnFocus>
        <a href="#one">one</a>
        <a href="#hidden" hidden>
          hidden
        </a>
        <a href="#two">two</a>
      </Popover>
      <button type="button">next</button>
    </>,
  );
}

const opener = () => screen.getByRole('button', { name: 'opener' });
/** The panel is what the button names, and shows as the button says. */
function isOpen() {
  const panel = document.getElementById(opener().getAttribute('aria-controls') ?? '');
  expect(opener().getAttribute('aria-expanded')).toBe(String(panel?.hidden === false));
  return panel?.hidden === false;
}
const enter = (pointerType = 'mouse') =>
  fireEvent.pointerEnter(opener().parentElement as Element, { pointerType });
const leave = () => fireEvent.pointerLeave(opener().parentElement as Element);
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const at = () => document.activeElement?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('S2-63 S2-64 S9-34 it opens when the pointer comes, and closes 150 ms after it left for good; touch is left to clicks', () => {
  draw();
  enter('touch');
  expect(isOpen()).toBe(false);
  enter();
  leave();
  wait(100);
  enter();
  wait(1000);
  expect(isOpen()).toBe(true);
  leave();
  wait(149);
  expect(isOpen()).toBe(true);
  wait(1);
  expect(isOpen()).toBe(false);
});

test('S9-38 a delay holds the opening back; a pointer that only crosses opens nothing', () => {
  draw(100);
  enter();
  wait(99);
  leave();
  wait(1000);
  expect(isOpen()).toBe(false);
  enter();
  wait(100);
  expect(isOpen()).toBe(true);
});

test('S9-41 arrows lead through it, the pointer does not close what the keyboard reads, and Escape gives focus back', () => {
  draw();
  act(() => opener().focus());
  press('ArrowDown');
  expect(at()).toBe('one');
  enter();
  leave();
  wait(1000);
  press('ArrowUp');
  expect([isOpen(), at()]).toEqual([true, 'two']);
  press('Escape');
  expect([isOpen(), at()]).toEqual([false, 'opener']);
});
