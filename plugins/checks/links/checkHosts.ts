import { LINK_HOSTS } from '../../../site/linkHosts';
import type { Check } from '../types';

const HOSTS: ReadonlySet<string> = new Set(LINK_HOSTS);

/**
 * Pages link only to sites that somebody has chosen: a pasted link of a copy or a farm of texts is found.
 * @param pages a documentation tree
 * @returns a problem per link to a site that is not in the list
 */
export const checkHosts: Check = ({ pages }) =>
  pages.flatMap(({ file, links }) =>
    links.flatMap(({ href, line }) => {
      const host = URL.parse(href)?.host;
      if (!host || HOSTS.has(host)) return [];
      return [
        {
          file,
          line,
          rule: 'links/host',
          message: `no page has linked to ${host} so far`,
          fix: "link to the maker's own page, or add the site to site/linkHosts.ts",
        },
      ];
    }),
  );
