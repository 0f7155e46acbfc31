import { useLang, useLocation, useNavigate, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { decodeHash } from '../../lib/text/decodeHash';
import { LANGUAGE_FACTS, type Lang } from '../../site/languages';

/** Leads a hash that the page no longer has to the heading that took its place; draws nothing. */
export function OldAnchor() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { page } = usePage();
  const lang = useLang() as Lang;
  const route = page.routePath;
  useEffect(() => {
    const id = decodeHash(hash);
    if (!id || document.getElementById(id)) return undefined;
    const bare = route.slice(LANGUAGE_FACTS[lang]?.prefix.length ?? 0);
    const ids = [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')].map((heading) => heading.id);
    let isHere = true;
    const lead = ({ knownAnchor }: typeof import('./knownAnchor')) => {
      const target = isHere ? knownAnchor(id, bare, ids) : undefined;
      if (target) void navigate(`#${target}`, { replace: true });
    };
    // Few readers come by an old address; without the list they are at the top of the page.
    import('./knownAnchor').then(lead, () => undefined);
    return () => {
      isHere = false;
    };
  }, [hash, route, lang, navigate]);
  return null;
}
