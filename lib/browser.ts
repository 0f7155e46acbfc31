/**
 * Runs a task when the browser has painted what is drawn now: what asks where things stand, before that, makes the browser
 * lay out the page in the middle of the work, and the reader wait for it. A page in the background paints when it is shown.
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
 * Runs a task when the browser has nothing better to do.
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
 * Puts text on the clipboard.
 * @param text the text, or its promise: the browser then waits for it, and still knows that a reader asked
 * @returns whether it is there; false where the browser refuses (no permission, no secure context) or the text never came
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

/** What browsers may say of the line. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Whether nothing should be fetched that the reader has not asked for: the reader asked the browser to save data, or the
 * line is as slow as one of the second generation. Browsers that cannot say so have a line to spare.
 */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Line };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    window.matchMedia?.('(prefers-reduced-data: reduce)').matches
  );
}

/**
 * Asks the browser to fetch a file when it has nothing better to do; nothing happens for readers who save data.
 * @param address address of the file
 */
export function prefetchFile(address: string): void {
  if (prefersReducedData()) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}

/**
 * Says whether shortcuts use Cmd instead of Ctrl.
 * @returns true on macOS and iOS
 */
export function isApple(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform || navigator.userAgent);
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a link elsewhere than in this tab: with a key or another button. */
export const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** A page has no ending; files beside the pages have one. */
const PAGE = /(?:^|\/)[^./]*$/;

/**
 * Path of the page that a link leads to.
 * @param link any link
 * @returns undefined for what is no other page of this origin
 */
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

/**
 * Where overlays are put, so that no part of the page cuts them off.
 * @returns the page's body element
 */
export const pageBody = (): HTMLElement => document.body;
