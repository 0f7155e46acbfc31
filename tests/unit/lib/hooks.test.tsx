// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollFocus } from '../../../lib/hooks';

let resize: () => void = () => undefined;
const disconnect = vi.fn();

function Part() {
  const ref = useRef<HTMLDivElement>(null);
  useScrollFocus(ref, 'Wide table');
  return (
    <div ref={ref} data-testid="box">
      <table />
    </div>
  );
}

const box = () => screen.getByTestId('box');
const size = (scrollWidth: number, clientWidth: number) => {
  Object.defineProperties(box(), {
    scrollWidth: { value: scrollWidth, configurable: true },
    clientWidth: { value: clientWidth, configurable: true },
  });
  resize();
};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        resize = onResize;
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a box takes focus and has a name only while it scrolls', () => {
  const { unmount } = render(<Part />);
  size(400, 400);
  expect(box().outerHTML).toBe('<div data-testid="box"><table></table></div>');
  size(500, 400);
  expect(screen.getByRole('group', { name: 'Wide table' })).toBe(box());
  expect(box().tabIndex).toBe(0);
  size(400, 400);
  expect(screen.queryByRole('group')).toBeNull();
  expect(box().hasAttribute('tabindex')).toBe(false);
  unmount();
  expect(disconnect).toHaveBeenCalled();
});
