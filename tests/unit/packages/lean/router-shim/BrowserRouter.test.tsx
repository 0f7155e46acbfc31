// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter, useLocation, useNavigate } from '../../../../../packages/lean/router-shim/runtime';

let go: ReturnType<typeof useNavigate>;
let visits: object[];

function Page() {
  const location = useLocation();
  go = useNavigate();
  if (visits.at(-1) !== location) visits.push(location);
  return <p>{`${location.pathname} ${location.search} ${location.hash}`}</p>;
}

const open = (address: string, basename?: string) => {
  window.history.replaceState(null, '', address);
  render(
    <BrowserRouter basename={basename}>
      <Page />
    </BrowserRouter>,
  );
};
const shown = () => screen.queryByText(/^\//)?.textContent;

beforeEach(() => {
  visits = [];
});
afterEach(cleanup);

test('issue 7.1 parts of a page know where the reader is, without the base path', () => {
  open('/docs/guide/a?x=1#y', '/docs');
  expect(shown()).toBe('/guide/a ?x=1 #y');
});

test('issue 7.1 nothing is drawn at an address that is not of the site', () => {
  open('/elsewhere', '/docs');
  expect(shown()).toBeUndefined();
});

test('issue 7.1 going somewhere changes page and address; back leads back', async () => {
  open('/docs/a', '/docs');
  act(() => go('/b?q=1'));
  expect(shown()).toBe('/b ?q=1 ');
  expect(window.location.pathname).toBe('/docs/b');
  act(() => go('#part', { replace: true, state: { from: 'menu' } }));
  expect(shown()).toBe('/b  #part');
  expect(visits.at(-1)).toMatchObject({ state: { from: 'menu' } });
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    go(-1);
    await back;
  });
  expect(shown()).toBe('/a  ');
});

test('issue 7.1 an event that changes nothing draws nothing', () => {
  open('/a');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(visits).toHaveLength(1);
});

test('issue 7.1 when the browser takes no more entries, the page is loaded as a document', () => {
  open('/a');
  const push = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  // jsdom loads no document, and says so.
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => go('/b'));
  expect(push).toHaveBeenCalledOnce();
  expect(shown()).toBe('/a  ');
  push.mockRestore();
  complaint.mockRestore();
});

test('issue 7.1 outside a router it is said what is missing', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Page />)).toThrow('No router around this.');
  complaint.mockRestore();
});
