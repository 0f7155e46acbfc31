import type { Check, Issue } from '../types';

/** Pages about views of the report. */
const FOLDER = '/guide/usage/';

/**
 * A page about a view of the report shows it before its first section: readers come from that view and want to know
 * whether they are right here.
 * @param tree a documentation tree
 * @returns a problem per page without a picture there, at its first section
 */
export const checkViews: Check = ({ pages }) =>
  pages.flatMap(({ file, route, fault, headings, parts, images }): Issue[] => {
    if (!route.startsWith(FOLDER) || fault) return [];
    const first = headings.find(({ depth }) => depth > 1)?.line ?? Infinity;
    const shown = [...parts.filter(({ name }) => name === 'ReportShot'), ...images];
    if (shown.some(({ line }) => line < first)) return [];
    const message = 'this page shows no picture of its view before its first section';
    const fix =
      'put ![What it shows](/images/name.png) or <ReportShot name="…" /> there; a page about no view belongs into another folder than guide/usage';
    return [{ file, line: Number.isFinite(first) ? first : 1, rule: 'images/view', message, fix }];
  });
