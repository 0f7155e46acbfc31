import { Suspense, lazy } from 'react';
import type { BadgeProps } from '../badge/Badge';

/** In a file of its own: most sites have no tags. Without it the words of the tag stand there plainly. */
const Badge = lazy(() =>
  import('../badge/Badge').catch(() => ({
    default: ({ children }: BadgeProps) => <span>{children}</span>,
  })),
);

/** The tag of a page, or of an entry in navigation or sidebar. */
export function NameTag({ tag }: { readonly tag?: string }) {
  if (!tag) return null;
  return (
    <Suspense fallback={null}>
      <Badge>{tag}</Badge>
    </Suspense>
  );
}
