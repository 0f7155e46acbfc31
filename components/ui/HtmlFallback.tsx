import { useCallback, useState } from 'react';
import { ownPart } from '../../lib/dom/ownPart';
import { isInitialPage } from '../../lib/pages/isInitialPage';

/**
 * Fallback of an error boundary: the server-rendered HTML of the part that threw, readable, with links that work.
 * @param parts selector of the part, or of a larger part that contained it
 */
export function HtmlFallback({ parts }: { readonly parts: string }) {
  // Drawn for the first time, it still finds what React is about to take away.
  const [copies] = useState(() =>
    isInitialPage() ? [...document.querySelectorAll(parts)].map((part) => part.cloneNode(true)) : [],
  );
  const fill = useCallback(
    (box: HTMLElement | null) => {
      if (!box || box.firstChild) return;
      const own = ownPart(copies, box, parts);
      if (own.some((copy) => copy.textContent)) return box.append(...own);
      // Another page than that of the document: its text has not been here yet.
      void import('../../lib/dom/partOfDocument')
        .then(({ partOfDocument }) => partOfDocument(parts))
        // Without a connection the notice says so.
        .then((found) => box.append(...ownPart(found, box, parts)))
        .catch(() => undefined);
    },
    [copies, parts],
  );
  return <div ref={fill} data-static="" style={{ display: 'contents' }} />;
}
