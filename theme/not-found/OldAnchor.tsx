import { useLocation, useNavigate, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { decodeHash } from '../../lib/text/decodeHash';

/** Leads a hash that the page no longer has to the heading or page that took its place; draws nothing. */
export function OldAnchor() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { page } = usePage();
  const route = page.routePath;
  useEffect(() => {
    const id = decodeHash(hash);
    if (!id || document.getElementById(id)) return undefined;
    let isHere = true;
    const lead = ({ knownAnchor }: typeof import('./knownAnchor')) => {
      const target = isHere && knownAnchor(id, route);
      if (target) void navigate(target, { replace: true });
    };
    // Few readers come by an old address; without the list they are at the top of the page.
    import('./knownAnchor').then(lead, () => undefined);
    return () => {
      isHere = false;
    };
  }, [hash, route, navigate]);
  return null;
}
