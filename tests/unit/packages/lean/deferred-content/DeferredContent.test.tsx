// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferredContent } from '../../../../../packages/lean/deferred-content/runtime/deferredContent';
import * as router from '../../../../../packages/lean/router-shim/runtime';

vi.mock('@rspress/core/runtime', () => import('../../../../../packages/lean/router-shim/runtime'));

const draw = vi.fn((text: string) => <p>{text}</p>);
const PAGE = Array.from({ length: 6 }, (_, at) => ({
  px: 300,
  letters: 0,
  draw: () => draw(`passage ${at}`),
}));

let visit: ReturnType<typeof router.useNavigate>;
function Site() {
  visit = router.useNavigate();
  return router.useLocation().pathname === '/long' ? deferredContent(PAGE) : <p>start</p>;
}

const shown = () => document.querySelectorAll('p').length;
const room = () => document.querySelectorAll('div[style*="100vh"]').length;
const open = (address: string) => {
  window.history.replaceState(null, '', address);
  render(
    <router.BrowserRouter useTransitions={false}>
      <Site />
    </router.BrowserRouter>,
  );
};

let frames: (() => void)[];
const paint = async () => {
  await act(async () => {
    for (const frame of frames.splice(0)) frame();
    await new Promise((done) => setTimeout(done, 5));
  });
};

beforeEach(() => {
  frames = [];
  draw.mockClear();
  vi.stubGlobal('outerWidth', 1350);
  vi.stubGlobal('outerHeight', 800);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('issue 14.4 a page that the reader goes on to begins with its first screen, and is whole after it is painted', async () => {
  open('/');
  act(() => visit('/long'));
  expect(shown()).toBe(3);
  expect(room()).toBe(1);
  const [first] = document.querySelectorAll('p');
  await paint();
  expect(shown()).toBe(6);
  expect(room()).toBe(0);
  expect(document.querySelector('p')).toBe(first);
  expect(draw, 'nothing is drawn twice').toHaveBeenCalledTimes(6);
});

test('issue 14.4 the page of the document, and one that the reader comes back to, is whole at once', async () => {
  open('/long');
  expect(shown()).toBe(6);
  act(() => visit('/'));
  await act(async () => {
    const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    visit(-1);
    await back;
  });
  expect(shown()).toBe(6);
  expect(frames).toHaveLength(0);
});

test('issue 14.4 an address with a hash has the whole page, also when the hash comes later', () => {
  open('/');
  act(() => visit('/long#end'));
  expect(shown()).toBe(6);
  act(() => visit('/'));
  act(() => visit('/long'));
  expect(shown()).toBe(3);
  act(() => visit('#end'));
  expect(shown()).toBe(6);
});

test('issue 14.4 paper has the whole page', () => {
  open('/');
  act(() => visit('/long'));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toBe(6);
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('issue 14.4 a tab in the background, where nothing is painted, has the whole page', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  open('/');
  act(() => visit('/long'));
  expect(shown()).toBe(6);
});
