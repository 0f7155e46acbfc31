import { savedScroll } from './scroll';
import { decodeHash } from './text/address';

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
