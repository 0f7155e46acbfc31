import { OVERVIEW_DEPTHS } from '../../site/overviewDepths';
import { belowRoute, sameRoute } from './belowRoute';
import type { OverviewFact, OverviewItem, OverviewPage, OverviewSource } from './OverviewFact';

/** What the groups of an overview page are made of. */
export interface OverviewInput {
  readonly sidebar: readonly OverviewSource[];
  readonly pages: readonly OverviewPage[];
  /** Route of the overview page. */
  readonly route: string;
  /** Depths that hold for the whole page, whatever its entries say. */
  readonly depths?: readonly number[];
  /** Depths from the page's frontmatter, for entries that name none. */
  readonly pageDepths?: readonly number[];
  /** Title of the group of pages that belong to none. */
  readonly othersTitle: string;
}

/** Where an entry leads: itself, or its first page. */
const linkOf = ({ link, items }: OverviewSource): string => link || (items?.[0] ? linkOf(items[0]) : '');

/**
 * Groups of an overview page from the sidebar: a group for each group of the sidebar, then one for the loose pages. The page itself, index pages of its route, pages of other folders and sections that only lead on stay out.
 */
export function toGroups({
  sidebar,
  pages,
  route,
  depths,
  pageDepths,
  othersTitle,
}: OverviewInput): OverviewFact[] {
  const folder = route.replace(/overview$/, '');
  const isInside = (entry: OverviewSource) => {
    const link = linkOf(entry);
    return link.startsWith(folder) && !sameRoute(link, route);
  };
  const toItem = (entry: OverviewSource, group?: OverviewSource): OverviewItem => {
    const shown = depths ?? entry.overviewHeaders ?? pageDepths ?? group?.overviewHeaders ?? OVERVIEW_DEPTHS;
    const page = pages.find(({ routePath }) => entry.link !== undefined && sameRoute(routePath, entry.link));
    const headers = (page?.toc ?? [])
      .map(({ id, text, depth = OVERVIEW_DEPTHS[0] }) => ({ id, text, depth }))
      .filter(({ depth }) => shown.includes(depth));
    const below = entry.items
      ?.filter(isInside)
      .map((item) => ({ text: item.text ?? '', link: linkOf(item) }));
    return {
      text: entry.text ?? '',
      link: linkOf(entry),
      headers,
      ...(below && { items: below }),
    };
  };

  const groups: OverviewFact[] = [];
  const loose: OverviewItem[] = [];
  for (const entry of belowRoute(sidebar, route)) {
    const items = entry.items?.filter(isInside).map((item) => toItem(item, entry));
    if (!items && entry.link && isInside(entry)) loose.push(toItem(entry));
    else if (items && entry.text) groups.push({ name: entry.text, items });
    else if (items) loose.push(...items);
  }
  return [...groups, { name: othersTitle, items: loose }].filter(({ items }) => items.length > 0);
}
