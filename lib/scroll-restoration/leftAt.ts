/** What an entry of the history knows of the reader who left it. */
interface Left {
  readonly top?: number;
}

const state = (): Left | null => window.history.state as Left | null;

let isLed = false;

/** How far down the page was at a click, unless it has been scrolled since. */
let clickedAt: number | undefined;
const noteClick = (): void => {
  clickedAt = window.scrollY;
};
const forgetClick = (): void => {
  clickedAt = undefined;
};

/**
 * Tells once of a reader who has led on to a new entry: nobody but the page says where that begins.
 * @returns false for an entry of the history, where the browser looks for the place as well
 */
export function takeLead(): boolean {
  const was = isLed;
  isLed = false;
  return was;
}

/**
 * Leads on to a new entry of the history, and writes into the one that is left how far down its page is: so the place
 * outlives a reload, and goes when the entry goes. The browser does not look for the place by itself then: it would do so
 * before the page is drawn, and go to the heading of the address instead.
 *
 * A click has looked where the page is, when that cost nothing: by now the sheet of the next page is there, and to look would
 * make the browser work out all styles of the page that is being left.
 * @param push makes the new entry
 */
export function leave(push: () => void): void {
  window.history.replaceState({ ...state(), top: clickedAt ?? window.scrollY }, '');
  clickedAt = undefined;
  window.history.scrollRestoration = 'manual';
  push();
  isLed = true;
  window.history.scrollRestoration = 'auto';
}

let watched: History['pushState'] | undefined;

/**
 * Remembers the place of every page that is left for a new entry of the history, whichever router makes the entry: all of
 * them call `pushState`, and none tells beforehand. Calling it again changes nothing.
 */
export function watchLeaving(): void {
  const { history } = window;
  const push = history.pushState;
  if (push === watched) return;
  window.addEventListener('click', noteClick, { capture: true, passive: true });
  window.addEventListener('scroll', forgetClick, { passive: true });
  history.pushState = watched = (...entry) => leave(() => push.apply(history, entry));
}

/**
 * How far down the page was when the reader led on from this entry of the history.
 * @returns px from the top; undefined for an entry that nobody has come back to
 */
export const leftAt = (): number | undefined => state()?.top;

/**
 * Tells once of an entry that the reader has come back to, and leaves the entry to the browser again.
 * @returns px from the top; undefined when the reader has not just come back
 */
export function comeBack(): number | undefined {
  if (window.history.scrollRestoration === 'auto') return undefined;
  window.history.scrollRestoration = 'auto';
  return leftAt();
}
