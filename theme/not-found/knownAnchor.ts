import { SECTION_PARAM } from '../../lib/text/address';
import { LANGUAGE_FACTS } from '../../site/languages';
import { OLD_ANCHORS } from '../../site/oldAnchors';

/** Letters and digits: ids were made from headings, `disableClientServer` became `disableclientserver`. */
const plain = (id: string): string => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * What took the place of an id that a page (without its language) no longer has: the listed id, or the listed address of
 * another page or choice; otherwise the one of its ids that differs in hyphens and capitals only, or ends so
 * (`reportdir` → `output-report-dir`) when just one does.
 */
export function newAnchor(id: string, page: string, ids: readonly string[]): string | undefined {
  const listed = OLD_ANCHORS.find((entry) => entry.page === page && plain(entry.from) === plain(id))?.to;
  if (listed?.startsWith('/')) return listed;
  if (listed) return ids.includes(listed) ? listed : undefined;
  const wanted = plain(id);
  if (wanted.length < 3) return undefined;
  const same = ids.find((one) => plain(one) === wanted);
  const ending = ids.filter((one) => plain(one).endsWith(wanted));
  return same ?? (ending.length === 1 ? ending[0] : undefined);
}

/**
 * Where what an id of the page at hand led to is now. An id of a page that has become a section is looked for below that
 * first (`reportdir` of `output` → `output-report-dir`), and then in the whole page; the section takes the others.
 * @param id an id that the page does not have; may be empty where the query names a section
 * @returns query and hash of the page, or the address of another one in the same language; undefined when nothing took its
 * place, or when the page has come by now and has the id
 */
export function knownAnchor(id: string, route: string, search: string): string | undefined {
  const ids = [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')].map((heading) => heading.id);
  const query = new URLSearchParams(search);
  const section = query.get(SECTION_PARAM);
  query.delete(SECTION_PARAM);
  if (section === null ? ids.includes(id) : !ids.includes(section)) return undefined;
  const lang = Object.values(LANGUAGE_FACTS).find(({ prefix }) => prefix && route.startsWith(`${prefix}/`));
  const page = route.slice(lang?.prefix.length ?? 0);
  const find = (wanted: string) => newAnchor(wanted, page, ids);
  const found = (section !== null && find(`${section}-${id}`)) || (find(id) ?? section);
  if (!found) return undefined;
  const [place = '', anchor] = (found.startsWith('/') ? `${lang?.prefix ?? ''}${found}` : `#${found}`).split(
    '#',
  );
  const [path = '', choices] = place.split('?');
  for (const [name, value] of new URLSearchParams(choices)) query.set(name, value);
  const kept = query.toString();
  return `${path}${kept && `?${kept}`}${anchor ? `#${anchor}` : ''}`;
}
