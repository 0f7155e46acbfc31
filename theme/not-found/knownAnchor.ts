import { LANGUAGE_FACTS } from '../../site/languages';
import { OLD_ANCHORS } from '../../site/oldAnchors';
import { newAnchor } from './newAnchor';

/**
 * Where what an id of the page at hand led to is now.
 * @param id an id that the page does not have
 * @param route path of the page, with its language
 * @returns a hash of the page, or the address of another one in the same language; undefined when nothing took its place, or when the page has come by now and has the id
 */
export function knownAnchor(id: string, route: string): string | undefined {
  const ids = [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')].map((heading) => heading.id);
  if (ids.includes(id)) return undefined;
  const lang = Object.values(LANGUAGE_FACTS).find(({ prefix }) => prefix && route.startsWith(`${prefix}/`));
  const page = route.slice(lang?.prefix.length ?? 0);
  const found = newAnchor(id, page, ids, OLD_ANCHORS);
  if (!found) return undefined;
  return found.startsWith('/') ? `${lang?.prefix ?? ''}${found}` : `#${found}`;
}
