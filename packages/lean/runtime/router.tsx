/**
 * What Rspress and the theme take from `react-router-dom`, in browsers only: the build renders pages with the package. What it
 * must do as the package does stands in `tests/unit/packages/lean/router.test.tsx`.
 */
import { initPageData, PageContext } from '@rspress/core/runtime';
import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

/** An address of the site, without the base path. */
interface Path {
  readonly pathname: string;
  /** With `?`, or empty. */
  readonly search: string;
  /** With `#`, or empty. */
  readonly hash: string;
}

/** Where the reader is; every visit has a key of its own. */
interface Location extends Path {
  readonly state: unknown;
  readonly key: string;
}

/** Goes to an address, or so many steps through the history. */
type Navigate = (
  to: string | Partial<Path> | number,
  options?: { readonly replace?: boolean; readonly state?: unknown },
) => void;

const LocationContext = createContext<Location | undefined>(undefined);
const NavigateContext = createContext<Navigate | undefined>(undefined);

function withoutBase(pathname: string, base: string): string | undefined {
  if (!pathname.toLowerCase().startsWith(base.toLowerCase())) return undefined;
  const rest = pathname.slice(base.length);
  return rest === '' || rest.startsWith('/') ? rest || '/' : undefined;
}

/** Where the browser is; undefined for an address that is not of the site. */
function readLocation(base: string): Location | undefined {
  const { pathname, search, hash } = window.location;
  const path = withoutBase(pathname, base);
  const entry = window.history.state as { usr?: unknown; key?: string } | null;
  if (path === undefined) return undefined;
  return { pathname: path, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
}

function parseAddress(address: string): Path {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search, hash };
}

const withMark = (text: string, mark: string): string => {
  if (text === mark) return '';
  return text === '' || text.startsWith(mark) ? text : mark + text;
};

/** Where a link leads, on the page at `current`; without a path it is another place of the same page. */
function resolvePath(to: string | Partial<Path>, current: string): Path {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parseAddress(to) : to;
  const segments: string[] = [];
  for (const segment of pathname.split('/').filter((part, index) => index > 0 || part !== '')) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return {
    pathname: pathname === '' ? current : `/${segments.join('/')}`.replace(/\/{2,}/g, '/'),
    search: withMark(search, '?'),
    hash: withMark(hash, '#'),
  };
}

const isSamePlace = (a?: Location, b?: Location): boolean =>
  a !== undefined &&
  b !== undefined &&
  (['pathname', 'search', 'hash', 'state', 'key'] as const).every((field) => a[field] === b[field]);

/** Props of `BrowserRouter`, as Rspress passes them. */
interface BrowserRouterProps {
  /** Base path of the site; `/` or empty for the root. */
  readonly basename?: string;
  /** False: the new page is drawn at once instead of beside the old one. */
  readonly useTransitions?: boolean;
  readonly children: ReactNode;
}

/** Hands on where the browser is; renders nothing outside of the base path. */
export function BrowserRouter({ basename = '', useTransitions, children }: BrowserRouterProps) {
  const base = basename.replace(/\/$/, '');
  const [location, setLocation] = useState(() => readLocation(base));
  const { setData } = useContext(PageContext);
  const visits = useRef(0);
  const shownPath = useRef(location?.pathname);
  const follow = useCallback(async () => {
    visits.current += 1;
    const visit = visits.current;
    const next = readLocation(base);
    const isOther = next && next.pathname !== shownPath.current;
    // A page that cannot be had says so where it would stand.
    const data = isOther && (await initPageData(next.pathname).catch(() => undefined));
    if (visit !== visits.current) return;
    shownPath.current = next?.pathname;
    const show = (): void => {
      setLocation((last) => (isSamePlace(next, last) ? last : next));
      if (data) setData?.(data);
    };
    if (useTransitions === false) show();
    else startTransition(show);
  }, [base, setData, useTransitions]);
  useLayoutEffect(() => {
    const goBack = () => void follow();
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, [follow]);
  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') {
        window.history.go(to);
        return;
      }
      const { pathname, search, hash } = resolvePath(to, readLocation(base)?.pathname ?? '/');
      const address = `${base}${pathname}${search}${hash}`;
      const entry = { usr: state, key: Math.random().toString(36).slice(2, 10) };
      try {
        if (replace) window.history.replaceState(entry, '', address);
        else window.history.pushState(entry, '', address);
      } catch {
        // Safari allows so many entries within a time, and no more.
        window.location.assign(address);
        return;
      }
      void follow();
    },
    [base, follow],
  );
  if (!location) return null;
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

/**
 * Where the reader is; the same object until that changes.
 * @throws Error outside a router
 */
export function useLocation(): Location {
  const location = useContext(LocationContext);
  if (!location) throw new Error('No router around this.');
  return location;
}

/**
 * The function that goes elsewhere; the same one on every page.
 * @throws Error outside a router
 */
export function useNavigate(): Navigate {
  const navigate = useContext(NavigateContext);
  if (!navigate) throw new Error('No router around this.');
  return navigate;
}

type Query = URLSearchParams | string | Readonly<Record<string, string>>;

/** The query of the address, and a function that visits the same page with another one. */
export function useSearchParams(): [
  URLSearchParams,
  (next: Query | ((current: URLSearchParams) => Query)) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback(
    (next: Query | ((current: URLSearchParams) => Query)) => {
      const wanted = typeof next === 'function' ? next(new URLSearchParams(query)) : next;
      navigate(`?${new URLSearchParams(wanted).toString()}`);
    },
    [navigate, query],
  );
  return [query, setQuery];
}
