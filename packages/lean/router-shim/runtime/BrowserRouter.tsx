import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { readLocation } from './readLocation';
import { resolvePath } from './resolvePath';
import { NavigateContext, RouterContext } from './useRouter';
import type { Location, Navigate, NavigationType } from './types';

const FIELDS = ['pathname', 'search', 'hash', 'state', 'key'] as const;

/** Props of `BrowserRouter`, as the host passes them. */
export interface BrowserRouterProps {
  /** Base path of the site; `/` or empty for the root. */
  readonly basename?: string;
  /** False: the new page is drawn at once instead of beside the old one. */
  readonly useTransitions?: boolean;
  readonly children: ReactNode;
}

/** Where the reader is, and how that came; no location outside the site. */
interface Place {
  readonly location: Location | undefined;
  readonly type: NavigationType;
}

/** Skips the state update when the location is unchanged. */
const unlessSame = (next: Place) => (last: Place) => {
  const [a, b] = [next.location, last.location];
  return a && b && FIELDS.every((field) => a[field] === b[field]) ? last : next;
};

const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** Minimal browser-history router. */
export function BrowserRouter({ basename = '', useTransitions, children }: BrowserRouterProps) {
  const base = basename.replace(/\/$/, '');
  const [{ location, type }, setPlace] = useState<Place>(() => ({
    location: readLocation(base),
    type: 'POP',
  }));
  // A page that is shown at once brings its data along. Who goes back before it is rendered would get the old address with them.
  const whenShown = useRef<() => void>(undefined);

  const follow = useCallback(
    (how: NavigationType, atOnce = useTransitions === false) => {
      const next = () => setPlace(unlessSame({ location: readLocation(base), type: how }));
      if (atOnce) next();
      else startTransition(next);
    },
    [base, useTransitions],
  );

  useLayoutEffect(() => {
    whenShown.current?.();
    whenShown.current = undefined;
  }, [location]);

  useLayoutEffect(() => {
    const goBack = () => follow('POP');
    const onPopState = () => {
      if (whenShown.current) whenShown.current = goBack;
      else goBack();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [follow]);

  const navigate = useCallback<Navigate>(
    (to, { replace = false, state = null, atOnce } = {}) => {
      if (typeof to === 'number') {
        window.history.go(to);
        return;
      }
      const path = resolvePath(to, readLocation(base)?.pathname ?? '/');
      const address = `${base}${path.pathname}${path.search}${path.hash}`;
      const entry = { usr: state, key: newKey() };
      try {
        if (replace) window.history.replaceState(entry, '', address);
        else window.history.pushState(entry, '', address);
      } catch {
        // Safari allows so many entries within a time, and no more.
        window.location.assign(address);
        return;
      }
      if (atOnce) whenShown.current = () => undefined;
      follow(replace ? 'REPLACE' : 'PUSH', atOnce);
    },
    [base, follow],
  );

  const value = useMemo(() => location && { location, type }, [location, type]);
  return value ? (
    <NavigateContext value={navigate}>
      <RouterContext value={value}>{children}</RouterContext>
    </NavigateContext>
  ) : null;
}
