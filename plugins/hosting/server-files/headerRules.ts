import { REPORT_POLICY, type ContentPolicy } from '../../../site/contentPolicy';
import {
  COMMON_HEADERS,
  FILE_HEADERS,
  POLICY_HEADER,
  REPORT_PAGES,
  type HeaderRule,
} from '../../../site/headers';
import { renderPolicy } from './renderPolicy';

/**
 * The header rules of a built site. Hosts join the values of all rules that match an address, and two joined policies
 * must both be met, so the policy of the pages stands on the addresses of pages and not on everything.
 * @param policy policy of the pages
 * @param pagePaths patterns that match the pages and no report
 */
export function headerRules(policy: ContentPolicy, pagePaths: readonly string[]): HeaderRule[] {
  return [
    COMMON_HEADERS,
    ...pagePaths.map((path) => ({
      path,
      headers: { [POLICY_HEADER]: renderPolicy(policy, 'header'), 'X-Frame-Options': 'DENY' },
    })),
    // By name: what is no report is a page, whose scripts the policy of a report would stop.
    ...REPORT_PAGES.flatMap((page) => [page, page.replace(/\.html$/, '')]).map((path) => ({
      path,
      headers: { [POLICY_HEADER]: renderPolicy(REPORT_POLICY, 'header') },
    })),
    ...FILE_HEADERS,
  ];
}
