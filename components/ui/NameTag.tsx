import { Suspense, lazy } from 'react';

/** In a file of its own: most sites have no tags. Without it the words of the tag stand there plainly. */
const Tags = lazy(() =>
  import('./Tags').then(
    (file) => ({ default: file.Tags }),
    () => ({ default: ({ tag }: { readonly tag: string }) => <span>{tag}</span> }),
  ),
);

/** The tag of a page, or of an entry in navigation or sidebar; the host's is in the script of every page. */
export function NameTag({ tag }: { readonly tag?: string }) {
  if (!tag) return null;
  return (
    <Suspense fallback={null}>
      <Tags tag={tag} />
    </Suspense>
  );
}
