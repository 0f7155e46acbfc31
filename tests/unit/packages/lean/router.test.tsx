// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageContext } from '@rspress/core/runtime';
import {
  BrowserRouter,
  useLocation,
  useNavigate,
  useSearchParams,
} from '../../../../packages/lean/runtime/router';

vi.mock('@rspress/core/runtime', () => ({
  PageContext: createContext({}),
  initPageData: async (path: string) => {
    if (path === '/lost') throw new Error('The script of this page cannot be had.');
    return { title: `Page ${path}` };
  },
}));

let visit: ReturnType<typeof useNavigate>;
let location: ReturnType<typeof useLocation>;
let query: ReturnType<typeof useSearchParams>;
const drawn: string[] = [];

function Page() {
  location = useLocation();
  visit = useNavigate();
  query = useSearchParams();
  const { pathname, search, hash } = location;
  drawn.push(`${pathname} ${useContext(PageContext).data?.title}`);
  return <p>{`${pathname} ${search} ${hash}`}</p>;
}
function Site({ basename }: { readonly basename?: string | undefined }) {
  const [data, setData] = useState({ title: 'Page /a' } as never);
  return (
    <PageContext value={{ data, setData: setData as () => void }}>
      <BrowserRouter basename={basename}>
        <Page />
      </BrowserRouter>
    </PageContext>
  );
}
function open(address: string, basename?: string) {
  window.history.replaceState(null, '', address);
  drawn.splice(0);
  render(<Site basename={basename} />);
}
const shown = () => screen.queryByText(/^\//)?.textContent;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['/docs/guide/a?x=1#y', '/docs', '/guide/a ?x=1 #y'],
  ['/docs', '/docs', '/  '],
  ['/DOCS/guide', '/docs', '/guide  '],
  ['/a%20b', undefined, '/a%20b  '],
  ['/docsearch', '/docs', undefined],
])('issue 16 as in react-router, %s below %s is %s', (address, base, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open(address, base);
  expect(shown()).toBe(expected);
});

test.each([
  ['/guide/a?x=1#y', '/guide/a ?x=1 #y'],
  ['/guide/', '/guide/  '],
  ['#part', '/zh/page  #part'],
  ['?lang=zh', '/zh/page ?lang=zh '],
  ['/a/../b/./c', '/b/c  '],
  [{ pathname: '/a', search: '?b=1', hash: '#c' }, '/a ?b=1 #c'],
  [{ search: 'b=1' }, '/zh/page ?b=1 '],
])('issue 16 as in react-router, on /zh/page %j leads to %s', async (to, expected) => {
  open('/zh/page');
  await act(async () => void visit(to));
  expect(shown()).toBe(expected);
  expect(`${window.location.pathname} ${window.location.search} ${window.location.hash}`).toBe(expected);
});

test('issue 16 a visit makes an entry of the history with a key, a replacing one none but a state, and back leads back', async () => {
  open('/docs/a', '/docs');
  const { length } = window.history;
  const first = location;
  await act(async () => void visit('/b'));
  expect([window.location.pathname, window.history.length]).toEqual(['/docs/b', length + 1]);
  expect(location.key).not.toBe(first.key);
  await act(async () => void visit('/c', { replace: true, state: { from: 'menu' } }));
  expect([location.state, window.history.length]).toEqual([{ from: 'menu' }, length + 1]);
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    visit(-1);
    await back;
  });
  expect(shown()).toBe('/a  ');
});

test('issue 16 the query is read, and set as it is or from the current one', async () => {
  open('/a?x=1');
  expect(query[0].get('x')).toBe('1');
  await act(async () => query[1]('y=3'));
  await act(async () => query[1]((current) => new URLSearchParams([...current, ['z', '4']])));
  expect(shown()).toBe('/a ?y=3&z=4 ');
});

test('issue 7.1 the address and the data of a page are drawn at once, only the last visit counts; an event that changes nothing draws nothing', async () => {
  open('/a');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(drawn).toHaveLength(1);
  await act(async () => {
    visit('/b');
    visit('/c');
  });
  // A page that cannot be had says so where it would stand.
  await act(async () => visit('/lost'));
  expect([...new Set(drawn)]).toEqual(['/a Page /a', '/c Page /c', '/lost Page /c']);
});

test('issue 7.1 when the browser takes no more entries, the page is loaded as a document', () => {
  open('/a');
  const push = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  // jsdom loads no document, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => visit('/b'));
  expect(push).toHaveBeenCalledOnce();
  expect(shown()).toBe('/a  ');
});
