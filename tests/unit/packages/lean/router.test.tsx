// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';
// What `react-router-dom` exports; its own file cannot be loaded in a context with mocks.
import * as published from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageContext } from '@rspress/core/runtime';
import * as shim from '../../../../packages/lean/runtime/router';

vi.mock('@rspress/core/runtime', () => ({
  PageContext: createContext({}),
  initPageData: async (path: string) => {
    if (path === '/lost') throw new Error('The script of this page cannot be had.');
    return { title: `Page ${path}` };
  },
}));

/** What Rspress and the theme use of a router. */
interface Router {
  readonly BrowserRouter: (props: { basename?: string; children: React.ReactNode }) => React.ReactNode;
  readonly useLocation: () => { pathname: string; search: string; hash: string; state: unknown; key: string };
  readonly useNavigate: () => (
    to: string | number | { pathname?: string; search?: string; hash?: string },
    options?: { replace?: boolean; state?: unknown },
  ) => unknown;
  readonly useNavigationType: () => string;
  readonly useSearchParams: () => readonly [
    URLSearchParams,
    (next: URLSearchParams | string | ((current: URLSearchParams) => URLSearchParams)) => void,
  ];
}

const ROUTERS: readonly (readonly [string, Router])[] = [
  ['the shim', shim as unknown as Router],
  ['react-router-dom', published as unknown as Router],
];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(ROUTERS)('issue 16 router: %s', (_name, { BrowserRouter, ...hooks }) => {
  let visit: ReturnType<Router['useNavigate']>;
  let location: ReturnType<Router['useLocation']>;
  let how: string;
  let query: ReturnType<Router['useSearchParams']>;

  function Page() {
    location = hooks.useLocation();
    visit = hooks.useNavigate();
    query = hooks.useSearchParams();
    how = hooks.useNavigationType();
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
  const goBack = async () => {
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await act(async () => {
      visit(-1);
      await back;
    });
  };

  test.each([
    ['/docs/guide/a?x=1#y', '/docs', '/guide/a ?x=1 #y'],
    ['/docs', '/docs', '/  '],
    ['/docs/', '/docs', '/  '],
    ['/DOCS/guide', '/docs', '/guide  '],
    ['/guide', '', '/guide  '],
    ['/a%20b', undefined, '/a%20b  '],
  ])('%s below %s is %s', (address, base, expected) => {
    open(address, base);
    expect(shown()).toBe(expected);
  });

  test('nothing is rendered outside the base path', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    open('/docsearch', '/docs');
    expect(shown()).toBeUndefined();
  });

  test.each([
    ['/guide/a?x=1#y', '/guide/a ?x=1 #y'],
    ['/guide/', '/guide/  '],
    ['#part', '/zh/page  #part'],
    ['?lang=zh', '/zh/page ?lang=zh '],
    ['/a/../b/./c', '/b/c  '],
    [{ pathname: '/a', search: '?b=1', hash: '#c' }, '/a ?b=1 #c'],
    [{ search: 'b=1' }, '/zh/page ?b=1 '],
  ])('on /zh/page %j leads to %s', async (to, expected) => {
    open('/zh/page');
    await act(async () => void visit(to));
    expect(shown()).toBe(expected);
    expect(`${window.location.pathname} ${window.location.search} ${window.location.hash}`).toBe(expected);
  });

  test('a visit makes an entry of the history, back leads back, and each has a key', async () => {
    open('/docs/a', '/docs');
    const { length } = window.history;
    const first = location;
    await act(async () => void visit('/b'));
    expect(window.location.pathname).toBe('/docs/b');
    expect(window.history.length).toBe(length + 1);
    expect(location.key).not.toBe(first.key);
    await goBack();
    expect(shown()).toBe('/a  ');
  });

  test('a replacing visit makes no entry, and may carry a state', async () => {
    open('/a');
    const { length } = window.history;
    await act(async () => void visit('/b', { replace: true, state: { from: 'menu' } }));
    expect(window.history.length).toBe(length);
    expect(location.state).toEqual({ from: 'menu' });
  });

  test('it is known how the reader came', async () => {
    open('/a');
    expect(how).toBe('POP');
    await act(async () => void visit('/b'));
    expect(how).toBe('PUSH');
    await act(async () => void visit('/c', { replace: true }));
    expect(how).toBe('REPLACE');
    await goBack();
    expect(how).toBe('POP');
  });

  test('the query is read, and set as it is or from the current one', () => {
    open('/a?x=1');
    expect(query[0].get('x')).toBe('1');
    act(() => query[1](new URLSearchParams({ x: '2' })));
    expect(shown()).toBe('/a ?x=2 ');
    act(() => query[1]('y=3'));
    expect(shown()).toBe('/a ?y=3 ');
    act(() =>
      query[1]((current) => {
        current.set('z', '4');
        return current;
      }),
    );
    expect(shown()).toBe('/a ?y=3&z=4 ');
  });
});

describe('the shim alone', () => {
  let go: ReturnType<typeof shim.useNavigate>;
  let visits: object[];

  function Page() {
    const location = shim.useLocation();
    go = shim.useNavigate();
    if (visits.at(-1) !== location) visits.push(location);
    return <p>{location.pathname}</p>;
  }
  const open = (address: string) => {
    visits = [];
    window.history.replaceState(null, '', address);
    render(
      <shim.BrowserRouter>
        <Page />
      </shim.BrowserRouter>,
    );
  };

  test('issue 7.1 an event that changes nothing draws nothing', () => {
    open('/a');
    act(() => {
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(visits).toHaveLength(1);
  });

  test('the address and the data of a page are drawn at once, and only the last visit counts', async () => {
    const drawn: string[] = [];
    let visit: ReturnType<typeof shim.useNavigate>;
    function Title() {
      visit = shim.useNavigate();
      const { pathname } = shim.useLocation();
      drawn.push(`${pathname} ${useContext(PageContext).data.title}`);
      return null;
    }
    function Site() {
      const [data, setData] = useState({ title: 'Page /a' } as never);
      return (
        <PageContext value={{ data, setData: setData as () => void }}>
          <shim.BrowserRouter>
            <Title />
          </shim.BrowserRouter>
        </PageContext>
      );
    }
    window.history.replaceState(null, '', '/a');
    render(<Site />);
    await act(async () => {
      void visit('/b');
      void visit('/c');
    });
    // A page that cannot be had says so where it would stand.
    await act(async () => void visit('/lost'));
    expect([...new Set(drawn)]).toEqual(['/a Page /a', '/c Page /c', '/lost Page /c']);
  });

  test('issue 7.1 when the browser takes no more entries, the page is loaded as a document', () => {
    open('/a');
    const push = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    // jsdom loads no document, and says so.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    act(() => go('/b'));
    expect(push).toHaveBeenCalledOnce();
    expect(screen.queryByText('/a')).not.toBeNull();
  });

  test('issue 7.1 outside a router it is said what is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Page />)).toThrow('No router around this.');
  });
});
