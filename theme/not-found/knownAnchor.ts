import { SECTION_PARAM } from '../../lib/text/address';
import { LANGUAGE_FACTS } from '../../site/languages';
import { OLD_ANCHORS } from '../../site/oldAnchors';

/** Letters and digits: ids were made from headings, `disableClientServer` became `disableclientserver`. */
const plain = (id: string): string => id.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The listed id or address, or an id that differs in hyphens and capitals only, or alone ends so. */
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

/** Where an id of this page (`reportdir` of a former page `output` too) led to is now, if anywhere. */
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
