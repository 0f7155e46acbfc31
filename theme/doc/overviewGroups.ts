/** Depths of the headings that are shown where neither the page nor the sidebar names others. */
const OVERVIEW_DEPTHS: readonly [number, ...number[]] = [2];

interface OverviewHeading {
  readonly id: string;
  readonly text: string;
  /** Left out where it is the first of `OVERVIEW_DEPTHS`. */
  readonly depth?: number;
}

interface OverviewItem {
  readonly text: string;
  readonly link: string;
  readonly headers?: readonly OverviewHeading[];
  readonly items?: readonly { readonly text: string; readonly link: string }[] | undefined;
}

export interface OverviewGroup {
  readonly name: string;
  readonly items: readonly OverviewItem[];
}

/** What the sidebar says of an entry; dividers and section headers have neither link nor items. */
export interface OverviewSource {
  readonly text?: string;
  readonly link?: string;
  readonly items?: readonly OverviewSource[];
  readonly overviewHeaders?: readonly number[];
}

export interface OverviewPage {
  readonly routePath: string;
  readonly toc?: readonly OverviewHeading[];
}

const bare = (route: string): string => route.replace(/(?:\.html|\/index(?:\.html)?|\/)$/, '').toLowerCase();

const sameRoute = (one: string, other: string): boolean => bare(one) === bare(other);

/** The page's own group, the groups inside it, or what stands beside the page when it has none. */
export function belowRoute(entries: readonly OverviewSource[], route: string): readonly OverviewSource[] {
  const own = entries.find(({ link }) => link !== undefined && sameRoute(link, route));
  if (!own) return entries.flatMap(({ items }) => (items ? belowRoute(items, route) : []));
  if (!own.items?.length) return entries.filter((entry) => entry !== own);
  const isFlat = own.items.every(({ items }) => !items);
  return isFlat ? [own] : own.items;
}

export interface OverviewInput {
  readonly sidebar: readonly OverviewSource[];
  readonly pages: readonly OverviewPage[];
  readonly route: string;
  readonly pageDepths?: readonly number[];
  readonly othersTitle: string;
}

const linkOf = ({ link, items }: OverviewSource): string => link || (items?.[0] ? linkOf(items[0]) : '');

/** A group for each group of the sidebar, then the loose pages. The page itself and other folders stay out. */
export function toGroups(input: OverviewInput): OverviewGroup[] {
  const { sidebar, pages, route, pageDepths, othersTitle } = input;
  const folder = route.replace(/overview$/, '');
  const isInside = (entry: OverviewSource) => {
    const link = linkOf(entry);
    return link.startsWith(folder) && !sameRoute(link, route);
  };
  const toItem = (entry: OverviewSource, group?: OverviewSource): OverviewItem => {
    const shown = entry.overviewHeaders ?? pageDepths ?? group?.overviewHeaders ?? OVERVIEW_DEPTHS;
    const page = pages.find(({ routePath }) => entry.link !== undefined && sameRoute(routePath, entry.link));
    const headers = (page?.toc ?? [])
      .map(({ id, text, depth = OVERVIEW_DEPTHS[0] }) => ({ id, text, depth }))
      .filter(({ depth }) => shown.includes(depth));
    const items = entry.items
      ?.filter(isInside)
      .map((item) => ({ text: item.text ?? '', link: linkOf(item) }));
    return { text: entry.text ?? '', link: linkOf(entry), headers, items };
  };

  const groups: OverviewGroup[] = [];
  const loose: OverviewItem[] = [];
  for (const entry of belowRoute(sidebar, route)) {
    const items = entry.items?.filter(isInside).map((item) => toItem(item, entry));
    if (!items && entry.link && isInside(entry)) loose.push(toItem(entry));
    else if (items && entry.text) groups.push({ name: entry.text, items });
    else if (items) loose.push(...items);
  }
  return [...groups, { name: othersTitle, items: loose }].filter(({ items }) => items.length > 0);
}

/** Hyphens count as spaces: `bundle size` finds `bundle-size`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();

/** Groups and pages whose title has the keyword, whole; of other pages the headings that have it. */
export function filterGroups(groups: readonly OverviewGroup[], query: string): readonly OverviewGroup[] {
  const wanted = plain(query);
  if (!wanted) return groups;
  const has = ({ text }: { readonly text: string }) => plain(text).includes(wanted);
  return groups.flatMap((group) => {
    if (has({ text: group.name })) return [group];
    const items = group.items.flatMap((item) => {
      if (has(item)) return [item];
      const headers = item.headers?.filter(has) ?? [];
      const below = item.items?.filter(has) ?? [];
      return headers.length + below.length > 0 ? [{ ...item, headers, items: below }] : [];
    });
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
