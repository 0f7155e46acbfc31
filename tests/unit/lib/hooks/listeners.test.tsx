// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useDismiss } from '../../../../lib/hooks';
import { useScrolledPast } from '../../../../lib/scroll';

/** Listeners on window and document that are still there. */
function countListeners() {
  const open = new Set<string>();
  let id = 0;
  const ids = new Map<unknown, number>();
  const nameOf = (type: string, listener: unknown) => {
    if (!ids.has(listener)) ids.set(listener, (id += 1));
    return `${type}#${ids.get(listener)}`;
  };
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...call) => {
      open.add(nameOf(call[0], call[1]));
      add(...call);
    });
    vi.spyOn(target, 'removeEventListener').mockImplementation((...call) => {
      open.delete(nameOf(call[0], call[1]));
      remove(...call);
    });
  }
  return open;
}

let open: Set<string>;
beforeEach(() => {
  open = countListeners();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('useScrolledPast', () => {
  test('S2-55 flips beyond the limit, and renders only when the answer changes', () => {
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useScrolledPast(100);
    });
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    };
    const before = renders;
    for (const y of [10, 50, 100]) scrollTo(y);
    expect([result.current, renders]).toEqual([false, before]);
    scrollTo(101);
    return vi.waitFor(() => expect(result.current).toBe(true));
  });

  test('issue 14.4 a page that is drawn again is not asked where it is', () => {
    const { rerender } = renderHook(() => useScrolledPast(100));
    const ask = vi.fn(() => 0);
    Object.defineProperty(window, 'scrollY', { get: ask, configurable: true });
    rerender();
    expect(ask).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    rerender();
    expect(ask).toHaveBeenCalledOnce();
  });

  test('leaves no listener behind', () => {
    const before = [...open].filter((name) => name.startsWith('scroll'));
    const { unmount } = renderHook(() => useScrolledPast(1));
    expect([...open].filter((name) => name.startsWith('scroll')).length).toBe(before.length + 1);
    unmount();
    expect([...open].filter((name) => name.startsWith('scroll'))).toEqual(before);
  });
});

describe('useDismiss', () => {
  const ref = createRef<HTMLElement>() as { current: HTMLElement | null };

  test('tells Escape from a press outside, and ignores a press inside', () => {
    ref.current = document.body.appendChild(document.createElement('div'));
    const onDismiss = vi.fn();
    renderHook(() => useDismiss(true, ref, onDismiss));
    ref.current.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(onDismiss).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(onDismiss.mock.calls).toEqual([['outside'], ['escape']]);
  });

  test('listens to nothing while closed', () => {
    const onDismiss = vi.fn();
    const dismissing = () => [...open].filter((name) => /^(?:keydown|pointerdown)#/.test(name));
    const before = dismissing();
    const { rerender } = renderHook(({ isOpen }) => useDismiss(isOpen, ref, onDismiss), {
      initialProps: { isOpen: false },
    });
    expect(dismissing()).toEqual(before);
    rerender({ isOpen: true });
    expect(dismissing()).toHaveLength(before.length + 2);
    rerender({ isOpen: false });
    expect(dismissing()).toEqual(before);
  });
});
