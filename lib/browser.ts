/**
 * Runs a task when the browser has painted what is drawn now. Measuring before that forces a layout in the middle of the
 * work. A page in the background paints when it is shown.
 * @returns function that takes the task back
 */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Longest wait for a quiet moment, in ms, and the wait where the browser cannot tell (WebKitGTK). */
const TIMEOUT = 2000;
const BLIND_WAIT = 300;

/**
 * Runs a task when the browser is idle.
 * @returns function that takes the task back
 */
export function onIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(task, { timeout: TIMEOUT });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(task, BLIND_WAIT);
  return () => clearTimeout(id);
}

/**
 * Puts text on the clipboard; of the promise of a text, the browser still knows that a reader asked.
 * @returns false where the browser refuses (no permission, no secure context) or the text never came
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // Older browsers take no promise, and wait for a text a little while after a press.
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
      await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing should be fetched unasked: the reader saves data, or the connection is 2G. Unknown means no. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    window.matchMedia?.('(prefers-reduced-data: reduce)').matches
  );
}

/** Lets the browser fetch a file when it is idle; not for readers who save data. */
export function prefetchFile(address: string): void {
  if (prefersReducedData()) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}

/** Whether shortcuts use Cmd instead of Ctrl. */
export const isApple = (): boolean => /mac|iphone|ipad|ipod/i.test(navigator.platform || navigator.userAgent);

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a link elsewhere than in this tab: with a key or another button. */
export const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A page has no ending; files beside the pages have one. */
const PAGE = /(?:^|\/)[^./]*$/;

/** Path of the page that a link leads to; undefined for what is no other page of this origin. */
export function pathOfLink({ origin, pathname, target }: HTMLAnchorElement): string | undefined {
  const { location } = window;
  const isPage = origin === location.origin && !target && PAGE.test(pathname);
  return isPage && pathname !== location.pathname ? pathname : undefined;
}

/** Opens the search of the site, whichever it is, by the shortcut that all of them have. */
export const openSearch = (): boolean =>
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }),
  );

/** Where overlays are put, so that no part of the page cuts them off. */
export const pageBody = (): HTMLElement => document.body;
