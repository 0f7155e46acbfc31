import { Suspense, lazy, type ComponentType } from 'react';

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
