/** The part of a history entry's state that is ours. */
interface ScrollState {
  /** Scroll position of the page when it was left, in px. */
  readonly top?: number;
}

const state = (): ScrollState | null => window.history.state as ScrollState | null;

let isPushed = false;

/** How far down the page was at a click, unless it has been scrolled since. */
let clickedAt: number | undefined;
const noteClick = (): void => {
  clickedAt = window.scrollY;
};
const forgetClick = (): void => {
  clickedAt = undefined;
};

/**
 * Whether the page was reached by a new history entry, so that only we decide where it begins; asking resets the answer.
 * @returns false for an existing entry, whose scroll position the browser restores too
 */
export function takePush(): boolean {
  const was = isPushed;
  isPushed = false;
  return was;
}

/**
 * Pushes a new history entry, and first saves the scroll position into the state of the current one: there it survives a
 * reload, and goes when the entry goes. The browser must not restore that entry itself (`scrollRestoration`): it would do so
 * before the page is rendered, and go to the heading of the address instead.
 *
 * The position is read at the click, when that costs nothing: now the style sheet of the next page is loaded, and reading it
 * would force a style recalculation of the page that is being left.
 * @param push pushes the entry
 */
export function pushAndSave(push: () => void): void {
  window.history.replaceState({ ...state(), top: clickedAt ?? window.scrollY }, '');
  clickedAt = undefined;
  window.history.scrollRestoration = 'manual';
  push();
  isPushed = true;
  window.history.scrollRestoration = 'auto';
}

let patched: History['pushState'] | undefined;

/**
 * Saves the scroll position before every `pushState`, whichever router calls it; none of them announces that it will.
 * Calling it again changes nothing.
 */
export function saveScrollOnPush(): void {
  const { history } = window;
  const push = history.pushState;
  if (push === patched) return;
  window.addEventListener('click', noteClick, { capture: true, passive: true });
  window.addEventListener('scroll', forgetClick, { passive: true });
  history.pushState = patched = (...entry) => pushAndSave(() => push.apply(history, entry));
}

/**
 * The scroll position that was saved in the current history entry.
 * @returns px from the top; undefined for an entry that was not left yet
 */
export const savedScroll = (): number | undefined => state()?.top;

/**
 * The saved position that has to be restored now; asking hands the entry back to the browser.
 * @returns px from the top; undefined unless the reader has just come back to this entry
 */
export function takeSavedScroll(): number | undefined {
  if (window.history.scrollRestoration === 'auto') return undefined;
  window.history.scrollRestoration = 'auto';
  return savedScroll();
}
