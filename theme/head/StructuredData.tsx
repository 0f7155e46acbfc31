import { usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { WrittenData } from './WrittenData';

/**
 * Tells search engines what the page is and where it stands; nothing on a page that is not found. It speaks of the page
 * that was fetched, and is taken away with it: no search engine follows a reader to the next page, and Trusted Types
 * forbid to write it anew, because it would be text of a script element.
 */
export function StructuredData() {
  const { routePath } = usePage().page;
  // The next page's effect is undone by nothing: what is gone stays gone.
  useEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), [routePath]);
  // Said in place, so that the bundler leaves out of the page what only the build needs.
  return process.env.__SSR__ ? <WrittenData /> : null;
}
