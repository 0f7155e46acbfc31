import { useLang, useLocation, useNavigate, usePage } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { decodeHash } from '../../lib/text/decodeHash';
import { LANGUAGE_FACTS, type Lang } from '../../site/languages';
import { OLD_ANCHORS } from '../../site/oldAnchors';
import { newAnchor } from './newAnchor';

/** Leads a hash that the page no longer has to the heading that took its place; draws nothing. */
export function OldAnchor() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { page } = usePage();
  const lang = useLang() as Lang;
  const route = page.routePath;
  useEffect(() => {
    const id = decodeHash(hash);
    if (!id || document.getElementById(id)) return;
    const bare = route.slice(LANGUAGE_FACTS[lang]?.prefix.length ?? 0);
    const ids = [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')].map((heading) => heading.id);
    const target = newAnchor(id, bare, ids, OLD_ANCHORS);
    if (target) void navigate(`#${target}`, { replace: true });
  }, [hash, route, lang, navigate]);
  return null;
}
