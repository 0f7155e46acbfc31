import { useCallback, useState } from 'react';
import { ownPart } from '../../lib/dom/ownPart';
import { isInitialPage } from '../../lib/pages/isInitialPage';

/**
 * Fallback of an error boundary: the HTML of the part that threw as it was, readable, with links that lead on.
 * @param parts selector of what is kept, or of the larger part that it stood in
 */
export function HtmlFallback({ parts }: { readonly parts: string }) {
  // Drawn for the first time, it still finds what React is about to take away.
  const [copies] = useState(() =>
    isInitialPage() ? [...document.querySelectorAll(parts)].map((part) => part.cloneNode(true)) : [],
  );
  const fill = useCallback(
    (box: HTMLElement | null) => {
      if (!box || box.firstChild) return;
      const kept = ownPart(copies, box, parts);
      if (kept.some((copy) => copy.textContent)) return box.append(...kept);
      // Another page than that of the document: its text has not been here yet.
      void import('../../lib/dom/partOfDocument')
        .then(({ partOfDocument }) => partOfDocument(parts))
        // Without a connection the notice says so.
        .then((found) => box.append(...ownPart(found, box, parts)))
        .catch(() => undefined);
    },
    [copies, parts],
  );
  return <div ref={fill} data-kept="" style={{ display: 'contents' }} />;
}
