import { usePage } from '@rspress/core/runtime';
import { Suspense, lazy, useEffect, type ComponentType } from 'react';

/** In a file of its own: the document has its tags, and only a page that the reader goes on to needs others. */
const HeadTags = lazy<ComponentType>(() =>
  import('./HeadTags').then(
    (file) => ({ default: file.HeadTags }),
    () => ({ default: () => null }),
  ),
);

/** The head tags of the current page, also after a navigation in the browser. */
export function PageHead() {
  const { routePath } = usePage().page;
  // What describes the fetched page to search engines goes with it: Trusted Types forbid to write it anew.
  useEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), [routePath]);
  return (
    <Suspense fallback={null}>
      <HeadTags />
    </Suspense>
  );
}
