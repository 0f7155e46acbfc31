let opened: string | undefined;
let left = false;

/** Notes the page at hand; the first one is that of the document. */
export function notePage(): void {
  if (typeof window === 'undefined') return;
  const path = window.location.pathname;
  opened ??= path;
  left ||= path !== opened;
}

/** Whether the reader has not gone on from the page of the document, and is not about to: what is drawn is its text. */
export const isOpened = (): boolean => !left && window.location.pathname === opened;
