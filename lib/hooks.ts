import {
  useSyncExternalStore,
  useCallback,
  useEffect,
  useRef,
  useState,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { copyText, tellLoadFailure } from './browser';

const never = () => () => undefined;

/** Whether the first render is over: false on the server and while hydrating, so that both give the same HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether a media query holds: false on the server and in the first render, then kept up to date. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Ms that a button says how copying went. */
const OUTCOME_SHOWN = 2000;

/** Tells for a while how copying went, and returns the function that copies a text or the promise of one. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string | Promise<string>) => {
    setOutcome((await copyText(text)) ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), OUTCOME_SHOWN);
  };
  return [outcome, copy] as const;
}

/**
 * Loads a part of the page once it is wanted; undefined until it is there. When it cannot be had, the reader is told, and
 * `onFailure`, which must stay the same, is called.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  wanted = true,
  onFailure?: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted || part) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setPart(loaded);
      },
      () => {
        if (!isWanted) return;
        tellLoadFailure();
        onFailure?.();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, wanted, part, onFailure]);
  return part;
}

/**
 * Lets the keyboard scroll a box whose content overflows: only then it takes focus and has a name.
 * @param ref the box; its content stands in one element, whose size is watched
 * @param role a region, where groups inside the box mean something else
 */
export function useScrollFocus(
  ref: RefObject<HTMLElement | null>,
  name: string,
  role: 'group' | 'region' = 'group',
): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const attributes = { tabindex: '0', role, 'aria-label': name };
    const update = () => {
      const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      for (const [attribute, value] of Object.entries(attributes)) {
        if (scrolls) box.setAttribute(attribute, value);
        else box.removeAttribute(attribute);
      }
    };
    const observer = new ResizeObserver(update);
    observer.observe(box);
    if (box.firstElementChild) observer.observe(box.firstElementChild);
    return () => observer.disconnect();
  }, [ref, name, role]);
}

/**
 * Closes an open part on Escape and on a press outside of it.
 * @param ref the part, its opener included
 * @param onDismiss on `escape` the caller gives focus back to the opener
 */
export function useDismiss(
  open: boolean,
  ref: RefObject<HTMLElement | null>,
  onDismiss: (reason: 'escape' | 'outside') => void,
): void {
  // Before anything is painted: a press on what is seen must not come before the listener.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss('escape');
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onDismiss('outside');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, ref, onDismiss]);
}

/** Opens on hover, closes a while after the pointer left; coming back in time keeps it open. Touch is left to clicks. */
export function useHoverIntent({
  open,
  close,
  openDelay = 0,
  closeDelay,
}: {
  readonly open: () => void;
  readonly close: () => void;
  readonly openDelay?: number | undefined;
  readonly closeDelay: number;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (act: () => void, delay: number, pointerType: string) => {
    if (pointerType === 'touch') return;
    clearTimeout(timer.current);
    if (delay === 0) act();
    else timer.current = setTimeout(act, delay);
  };
  return {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => later(open, openDelay, pointerType),
    onPointerLeave: ({ pointerType }: { pointerType: string }) => later(close, closeDelay, pointerType),
  };
}
