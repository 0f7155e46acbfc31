import {
  REPORTS_FOLDER,
  COMMON_HEADERS,
  FILE_HEADERS,
  POLICY_HEADER,
  REPORT_PAGES,
  type HeaderRule,
} from '../../../site/headers';
import { REPORT_POLICY, type ContentPolicy } from '../../../site/contentPolicy';
import { renderPolicy } from './policy';
import { underBase } from './redirects';

/** Sorted patterns that match every page and no report: `/` for the home page, `/guide/*` for a folder, `/404` for a page on its own. */
export function pagePaths(files: readonly string[]): string[] {
  const patterns = files.map((file) => {
    const [first = '', ...rest] = file.split('/');
    if (rest.length > 0) return `/${first}/*`;
    return first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`;
  });
  return [...new Set(patterns)].filter((pattern) => !pattern.startsWith(`${REPORTS_FOLDER}/`)).sort();
}

export const pageHeaders = (policy: ContentPolicy): HeaderRule['headers'] => ({
  [POLICY_HEADER]: renderPolicy(policy, 'header'),
  'X-Frame-Options': 'DENY',
});

export const REPORT_HEADERS: HeaderRule['headers'] = {
  [POLICY_HEADER]: renderPolicy(REPORT_POLICY, 'header'),
};

/**
 * The header rules of a built site. Hosts join the values of all rules that match an address, and two joined policies
 * must both be met, so the policy of the pages stands on the addresses of pages and not on everything.
 */
export function headerRules(policy: ContentPolicy, pagePaths: readonly string[]): HeaderRule[] {
  return [
    COMMON_HEADERS,
    ...pagePaths.map((path) => ({ path, headers: pageHeaders(policy) })),
    // By name: what is no report is a page, whose scripts the policy of a report would stop.
    ...REPORT_PAGES.flatMap((page) => [page, page.replace(/\.html$/, '')]).map((path) => ({
      path,
      headers: REPORT_HEADERS,
    })),
    ...FILE_HEADERS,
  ];
}

export function renderHeaders(rules: readonly HeaderRule[], base: string): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
    return `${underBase(base, path)}\n${lines.join('')}`;
  });
  return blocks.join('\n');
}
