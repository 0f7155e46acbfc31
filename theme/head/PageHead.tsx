import { usePage } from '@rspress/core/runtime';
import { Suspense, lazy, useEffect, type ComponentType } from 'react';
import { WrittenData } from './WrittenData';

/** In a file of its own: the document has its tags, and only a page that the reader goes on to needs others. */
const HeadTags = lazy<ComponentType>(() =>
  import('./HeadTags').then(
    (file) => ({ default: file.HeadTags }),
    () => ({ default: () => null }),
  ),
);

/** The head tags of the current page, also after a navigation in the browser. */
export function PageHead() {
  return (
    <Suspense fallback={null}>
      <HeadTags />
    </Suspense>
  );
}

/** Describes the page that was fetched, and goes with it: Trusted Types forbid to write it anew. */
export function StructuredData() {
  const { routePath } = usePage().page;
  // The next page's effect is undone by nothing: what is gone stays gone.
  useEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), [routePath]);
  // Inline, so that the branch that only the build needs is left out of the page.
  return process.env.__SSR__ ? <WrittenData /> : null;
}
