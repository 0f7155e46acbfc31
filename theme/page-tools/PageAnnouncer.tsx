import { useLocation, usePage } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { afterPaint, focusMain } from '../../lib/browser';
import { SITE_TITLE } from '../../site/identity';

/** Whether the element with focus went away with the old page, or stands in a part that the new page filled anew. */
const focusIsLost = () => {
  const { activeElement } = document;
  return !activeElement || activeElement.matches('body') || activeElement.closest('main') !== null;
};

/** Says the title of a page that was opened without a document, and puts the keyboard at its beginning. */
export function PageAnnouncer() {
  const { page } = usePage();
  const { hash } = useLocation();
  const [shown, setShown] = useState({ route: page.routePath, isFirst: true });
  if (shown.route !== page.routePath) setShown({ route: page.routePath, isFirst: false });
  const seen = useRef(page.routePath);
  useEffect(() => {
    if (seen.current === page.routePath) return undefined;
    seen.current = page.routePath;
    // To move the focus, the browser has to lay out the page.
    return afterPaint(() => {
      if (!hash && focusIsLost()) focusMain();
    });
  }, [page.routePath, hash]);
  return (
    <div role="status" className="siteVisuallyHidden">
      {shown.isFirst ? '' : page.title || SITE_TITLE}
    </div>
  );
}
