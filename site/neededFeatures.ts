/** What the scripts of every page need of a browser; without one of these a page stays the HTML that it is. */
export const NEEDED_FEATURES: readonly string[] = [
  'AbortController',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'HTMLDialogElement.prototype.showModal',
  'Object.fromEntries',
  'Object.hasOwn',
  'Promise.allSettled',
  'ResizeObserver',
  'String.prototype.matchAll',
  'String.prototype.replaceAll',
  'URLSearchParams',
  'fetch',
  'matchMedia',
  'queueMicrotask',
];

/** Global name that says so, read before any script of the site runs. */
export const OLD_BROWSER = 'siteStaysHtml';
