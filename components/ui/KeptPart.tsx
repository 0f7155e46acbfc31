import { useCallback, useState } from 'react';
import { isOpened } from '../../lib/pages/isOpened';

/**
 * Stands in place of a part of the page that threw: its HTML as it was, readable, with links that lead on.
 * @param parts selector of what is kept
 */
export function KeptPart({ parts }: { readonly parts: string }) {
  // Drawn for the first time, it still finds what React is about to take away.
  const [copies] = useState(() =>
    isOpened() ? [...document.querySelectorAll(parts)].map((part) => part.cloneNode(true)) : [],
  );
  const fill = useCallback(
    (box: HTMLElement | null) => {
      if (!box || box.firstChild) return;
      if (copies.some((copy) => copy.textContent)) return box.append(...copies);
      // Another page than that of the document: its text has not been here yet.
      void import('../../lib/dom/partOfDocument')
        .then(({ partOfDocument }) => partOfDocument(parts))
        // Without a connection the notice says so.
        .then((found) => box.append(...found))
        .catch(() => undefined);
    },
    [copies, parts],
  );
  return <div ref={fill} style={{ display: 'contents' }} />;
}
