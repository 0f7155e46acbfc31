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
  readonly useNavigate: () => (to: string | number | object, options?: object) => unknown;
  readonly useSearchParams: () => readonly [
    URLSearchParams,
    (next: string | ((current: URLSearchParams) => URLSearchParams)) => void,
  ];
}

const ROUTERS = [
  ['the shim', shim as unknown as Router],
  ['react-router-dom', published as unknown as Router],
] as const;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(ROUTERS)('issue 16 router: %s', (_name, { BrowserRouter, ...hooks }) => {
  let visit: ReturnType<Router['useNavigate']>;
  let location: ReturnType<Router['useLocation']>;
  let query: ReturnType<Router['useSearchParams']>;

  function Page() {
    location = hooks.useLocation();
    visit = hooks.useNavigate();
    query = hooks.useSearchParams();
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

  test.each([
    ['/docs/guide/a?x=1#y', '/docs', '/guide/a ?x=1 #y'],
    ['/docs', '/docs', '/  '],
    ['/DOCS/guide', '/docs', '/guide  '],
    ['/a%20b', undefined, '/a%20b  '],
    ['/docsearch', '/docs', undefined],
  ])('%s below %s is %s', (address, base, expected) => {
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
  ])('on /zh/page %j leads to %s', async (to, expected) => {
    open('/zh/page');
    await act(async () => void visit(to));
    expect(shown()).toBe(expected);
    expect(`${window.location.pathname} ${window.location.search} ${window.location.hash}`).toBe(expected);
  });

  test('a visit makes an entry of the history with a key, a replacing one none but a state, and back leads back', async () => {
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

  test('the query is read, and set as it is or from the current one', () => {
    open('/a?x=1');
    expect(query[0].get('x')).toBe('1');
    act(() => query[1]('y=3'));
    act(() => query[1]((current) => new URLSearchParams([...current, ['z', '4']])));
    expect(shown()).toBe('/a ?y=3&z=4 ');
  });
});

describe('the shim alone', () => {
  let visit: ReturnType<typeof shim.useNavigate>;
  const drawn: string[] = [];
  function Page() {
    visit = shim.useNavigate();
    const { pathname } = shim.useLocation();
    drawn.push(`${pathname} ${useContext(PageContext).data.title}`);
    return <p>{pathname}</p>;
  }
  function Site() {
    const [data, setData] = useState({ title: 'Page /a' } as never);
    return (
      <PageContext value={{ data, setData: setData as () => void }}>
        <shim.BrowserRouter>
          <Page />
        </shim.BrowserRouter>
      </PageContext>
    );
  }
  const open = () => {
    window.history.replaceState(null, '', '/a');
    drawn.splice(0);
    render(<Site />);
  };

  test('issue 7.1 an event that changes nothing draws nothing', () => {
    open();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(drawn).toHaveLength(1);
  });

  test('the address and the data of a page are drawn at once, and only the last visit counts', async () => {
    open();
    await act(async () => {
      visit('/b');
      visit('/c');
    });
    // A page that cannot be had says so where it would stand.
    await act(async () => visit('/lost'));
    expect([...new Set(drawn)]).toEqual(['/a Page /a', '/c Page /c', '/lost Page /c']);
  });

  test('issue 7.1 when the browser takes no more entries, the page is loaded as a document', () => {
    open();
    const push = vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    // jsdom loads no document, and says so.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    act(() => visit('/b'));
    expect(push).toHaveBeenCalledOnce();
    expect(screen.queryByText('/a')).not.toBeNull();
  });
});
