import { useLocation, useNavigate, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { decodeHash, SECTION_PARAM } from '../../lib/text/address';

/** Leads a hash or address that the page no longer has to what took its place. */
export function OldAnchor() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const { page } = usePage();
  const route = page.routePath;
  useEffect(() => {
    const id = decodeHash(hash);
    const hasMoved = new URLSearchParams(search).has(SECTION_PARAM);
    if (!hasMoved && (!id || document.getElementById(id))) return undefined;
    let isHere = true;
    const lead = ({ knownAnchor }: typeof import('./knownAnchor')) => {
      const target = isHere && knownAnchor(id, route, search);
      if (target) void navigate(target, { replace: true });
    };
    // Few readers come by an old address; without the list they are at the top of the page.
    import('./knownAnchor').then(lead, () => undefined);
    return () => {
      isHere = false;
    };
  }, [hash, search, route, navigate]);
  return null;
}
