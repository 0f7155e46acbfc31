// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useFlash, useHoverIntent } from '../../../../lib/hooks';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useHoverIntent', () => {
  const mouse = { pointerType: 'mouse' };
  const setUp = (openDelay = 0) => {
    const open = vi.fn();
    const close = vi.fn();
    const { result, unmount } = renderHook(() => useHoverIntent({ open, close, openDelay, closeDelay: 150 }));
    return { open, close, hover: result.current, unmount };
  };

  test('S2-63 S2-64 opens at once and closes 150 ms after the pointer left, not before', () => {
    const { open, close, hover } = setUp();
    hover.onPointerEnter(mouse);
    expect(open).toHaveBeenCalledOnce();
    hover.onPointerLeave(mouse);
    vi.advanceTimersByTime(149);
    expect(close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(close).toHaveBeenCalledOnce();
  });

  test('coming back in time keeps it open', () => {
    const { close, hover } = setUp();
    hover.onPointerEnter(mouse);
    hover.onPointerLeave(mouse);
    vi.advanceTimersByTime(100);
    hover.onPointerEnter(mouse);
    vi.advanceTimersByTime(1000);
    expect(close).not.toHaveBeenCalled();
  });

  test('S9-38 an opening delay is kept, and leaving before it opens nothing', () => {
    const { open, hover } = setUp(100);
    hover.onPointerEnter(mouse);
    vi.advanceTimersByTime(99);
    expect(open).not.toHaveBeenCalled();
    hover.onPointerLeave(mouse);
    vi.advanceTimersByTime(1000);
    expect(open).not.toHaveBeenCalled();
  });

  test('touch is left to clicks', () => {
    const { open, hover } = setUp();
    hover.onPointerEnter({ pointerType: 'touch' });
    expect(open).not.toHaveBeenCalled();
  });

  test('nothing fires after unmounting', () => {
    const { close, hover, unmount } = setUp();
    hover.onPointerLeave(mouse);
    unmount();
    vi.advanceTimersByTime(1000);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('useFlash', () => {
  test('S4-13 is on for exactly its duration, and starting again begins anew', () => {
    const { result } = renderHook(() => useFlash(2000));
    act(() => result.current[1]());
    act(() => vi.advanceTimersByTime(1999));
    expect(result.current[0]).toBe(true);
    act(() => result.current[1]());
    act(() => vi.advanceTimersByTime(1999));
    expect(result.current[0]).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current[0]).toBe(false);
  });
});
