import { LOAD_NOTICE } from '../site/pageMarks';
import { savedScroll } from './scroll';
import { decodeHash } from './text/address';

/**
 * Runs a task when the browser has painted what is drawn now: measuring before that forces a layout in the middle of the work.
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

/** Runs a task when the browser is idle; returns the function that takes the task back. */
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

/** Whether nothing should be fetched unasked: the reader saves data, or the connection is 2G. Unknown means no. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
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

/**
 * Where the script of a worker lies, e.g. to fetch it before the worker is wanted. The bundler takes it for a worker
 * (`plugins/output/search-index/index.ts`): it puts a script's own address only where one is made.
 */
export class WorkerAddress {
  readonly url: URL;

  constructor(url: URL) {
    this.url = url;
  }
}

/** Whether shortcuts use Cmd instead of Ctrl. */
export const isApple = (): boolean => /mac|iphone|ipad|ipod/i.test(navigator.platform || navigator.userAgent);

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a link elsewhere than in this tab: with a key or another button. */
export const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Opens the search of the site by the shortcut that all of its kinds have. */
export const openSearch = (): boolean =>
  document.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }),
  );

/** Where overlays are put, so that no part of the page cuts them off. */
export const pageBody = (): HTMLElement => document.body;

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select, textarea, [tabindex]';

/** The elements of a container that the keyboard reaches, in reading order. */
export function focusables(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => {
    const hiddenArea = element.closest('[hidden]');
    const { visibility, display } = getComputedStyle(element);
    const isShown = !container.contains(hiddenArea) && visibility !== 'hidden' && display !== 'none';
    return isShown && element.tabIndex >= 0;
  });
}

/** Where a key leads from one of several entries: the ends lead round. Undefined when the key means nothing here. */
function stepTo(key: string, at: number, count: number, [back, on]: readonly [string, string]) {
  if (key === on) return (at + 1) % count;
  if (key === back) return (at <= 0 ? count : at) - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The tab that a key leads to (WAI-ARIA tabs pattern); undefined when the key means nothing here. */
export const tabKeys = (key: string, index: number, count: number): number | undefined =>
  stepTo(key, index, count, ['ArrowLeft', 'ArrowRight']);

/** Moves focus inside a list of links with the arrow keys, Home and End; tells whether it moved. */
export function moveFocus(container: Element, key: string): boolean {
  const items = focusables(container);
  const at = items.findIndex((item) => item === document.activeElement);
  const next = stepTo(key, at, items.length, ['ArrowUp', 'ArrowDown']);
  if (next === undefined || items.length === 0) return false;
  items[next]?.focus();
  return true;
}

/** Puts the keyboard at the main landmark, without scrolling, and returns it. */
export function focusMain(): HTMLElement | null {
  const main = document.querySelector('main');
  if (!main) return null;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
  return main;
}

/** Whether a key press belongs to a text field. */
export function typingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/**
 * Folds a part so that find in page and text fragments still find what is in it: the browser sends it `beforematch` then,
 * and shows it. Where the browser can't do that, the part is hidden as ever.
 */
export function fold(part: Element, isFolded: boolean): void {
  if (isFolded) part.setAttribute('hidden', 'until-found');
  else part.removeAttribute('hidden');
}

/**
 * A `ref` for a part that its control (`aria-controls`) folds, and unfolds when something is found in it. React knows `hidden`
 * as a boolean only. A press is drawn before the browser scrolls to what it has found.
 */
export const untilFound = (isFolded: boolean) => (part: HTMLElement | null) => {
  if (!part) return undefined;
  fold(part, isFolded);
  const onFound = ({ target }: Event) => {
    // It bubbles from parts inside, which have controls of their own.
    if (target !== part) return;
    unfoldAround(part.parentElement);
    document.querySelector<HTMLElement>(`[aria-controls="${part.id}"]`)?.click();
  };
  part.addEventListener('beforematch', onFound);
  return () => part.removeEventListener('beforematch', onFound);
};

const FOLDED = '[hidden], details:not([open])';

/**
 * Unfolds a part and everything around it, as the browser does for the target of an address that it follows itself. What
 * unfolds a part that was found needs it for those around: the browser stops at the first that is no longer folded.
 */
export function unfoldAround(element: Element | null): void {
  const part = element?.closest(FOLDED);
  if (!part) return;
  unfoldAround(part.parentElement);
  if (part instanceof HTMLDetailsElement) part.open = true;
  else part.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

/**
 * Leads to what the address names, out of its folds: on every navigation, and when a part comes that can be unfolded; but
 * not when the reader comes back to where the page was left.
 * @param isFolded whether only a place in a fold is led to
 */
export function showTarget(isFolded = false): void {
  const id = decodeHash(window.location.hash);
  const target = id ? document.getElementById(id) : null;
  if (!target || savedScroll() !== undefined || (isFolded && !target.closest(FOLDED))) return;
  unfoldAround(target);
  // What is unfolded is drawn by then.
  queueMicrotask(() => {
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  });
}

/** Shows the reader the notice that something did not load. */
export function tellLoadFailure(): void {
  window.dispatchEvent(new Event(LOAD_NOTICE.event));
}

/** Whether an error means that a script or style of the site could not be had; the bundler names these errors. */
export function isLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

let initial: string | undefined;
let left = false;

/** Tracks client-side navigation: the first page is that of the document. */
export function trackPage(): void {
  if (typeof window === 'undefined') return;
  const path = window.location.pathname;
  initial ??= path;
  left ||= path !== initial;
}

/** Whether the page of the initial load is still shown: the reader has not navigated, and is not about to. */
export const isInitialPage = (): boolean => !left && window.location.pathname === initial;

/** The status that a server answers with, past every cache; 0 when no answer came. */
export async function askStatus(address: string): Promise<number> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return 0;
  }
}

export const isThere = (status: number): boolean => status >= 200 && status < 300;

/**
 * Loads a page (`address` with the base path) as a new document, since after a deployment the scripts of the old pages are
 * gone. Asks first whether there is an answer: a reader without a connection keeps the page and is told.
 */
export async function loadPage(address: string): Promise<void> {
  const status = await askStatus(address);
  // A missing page is an answer too: the host shows its 404 page.
  if (!isThere(status) && status !== 404) tellLoadFailure();
  else if (new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
}

/** After a fault: the document's page keeps its HTML; any other is loaded: a document is readable before its scripts run. */
export function loadAnew(error: unknown): void {
  if (isLoadError(error) || !isInitialPage()) void loadPage(window.location.href);
}
