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
