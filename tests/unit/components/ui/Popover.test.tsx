// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Popover } from '../../../../components/ui/Popover';
import * as LIMITS from '../../../../site/limits';

const Part = ({ openDelay }: { openDelay?: number }) => (
  <Popover
    label="opener"
    closeDelay={LIMITS.dropdownCloseDelay}
    openOnFocus
    {...(openDelay && { openDelay })}
  >
    <a href="#one">one</a>
    <a href="#hidden" hidden>
      hidden
    </a>
    <a href="#two">two</a>
  </Popover>
);

const opener = () => screen.getByRole('button', { name: 'opener' });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';
const enter = () => fireEvent.pointerEnter(opener().parentElement as Element);
const leave = () => fireEvent.pointerLeave(opener().parentElement as Element);
const wait = (time: number) => act(() => vi.advanceTimersByTime(time));
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Popover', () => {
  test('S2-63 S2-64 S9-34 opens when the pointer comes and closes 150 ms after it left', () => {
    render(<Part />);
    enter();
    expect(isOpen()).toBe(true);
    leave();
    wait(149);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  test('touch is left to clicks', () => {
    render(<Part />);
    fireEvent.pointerEnter(opener().parentElement as Element, { pointerType: 'touch' });
    expect(isOpen()).toBe(false);
  });

  test('S2-64 coming back in time keeps it open', () => {
    render(<Part />);
    enter();
    leave();
    wait(100);
    enter();
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  test('S9-38 a delay holds the opening back; a pointer that only crosses opens nothing', () => {
    render(<Part openDelay={LIMITS.tooltipDelay} />);
    enter();
    wait(99);
    expect(isOpen()).toBe(false);
    leave();
    wait(1000);
    expect(isOpen()).toBe(false);
    enter();
    wait(100);
    expect(isOpen()).toBe(true);
  });

  test('a click keeps what hover opened, the next one closes it', () => {
    render(<Part />);
    enter();
    fireEvent.click(opener());
    expect(isOpen()).toBe(true);
    fireEvent.click(opener());
    expect(isOpen()).toBe(false);
  });

  test('S9-41 Escape closes and gives focus back, without opening again', () => {
    render(<Part />);
    act(() => opener().focus());
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('one');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('two');
    press('Escape');
    expect([isOpen(), document.activeElement]).toEqual([false, opener()]);
  });

  test('the pointer does not close what the keyboard reads', () => {
    render(<Part />);
    act(() => opener().focus());
    press('ArrowDown');
    enter();
    leave();
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  test('it closes when focus moves on or somebody presses beside it', () => {
    render(
      <>
        <Part />
        <button type="button">next</button>
      </>,
    );
    fireEvent.click(opener());
    act(() => screen.getByRole('link', { name: 'two' }).focus());
    expect(isOpen()).toBe(true);
    act(() => screen.getByRole('button', { name: 'next' }).focus());
    expect(isOpen()).toBe(false);
    fireEvent.click(opener());
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });

  test('the button names the part it controls', () => {
    render(<Part />);
    const id = opener().getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)?.hidden).toBe(true);
    fireEvent.click(opener());
    expect(document.getElementById(id)?.hidden).toBe(false);
  });
});
