import { normalizeImagePath } from '@rspress/core/runtime';
import type { Lang } from '../../site/languages';
import { REPORT_DEMOS, type ReportName } from '../../site/reportDemos';
import { reportAddress, startOf } from '../../site/reportPlaces';

/** The page with all live reports; a section of it carries the name of its report. */
export const REPORTS_PAGE = '/guide/start/live-report';

/** Links that open a report: into one, or to its section. */
export const REPORT_LINKS = `a[data-report],a[href*="${REPORTS_PAGE}#"]`;

/** The live report that a link opens. */
export interface OpenedReport {
  readonly report: ReportName;
  /** Path, query and hash. */
  readonly address: string;
  /** A picture that stands there until the report does: the one that the link belongs to, as it was loaded. */
  readonly poster: string | undefined;
  /** Whether the link leads to the beginning of the report, and not to a place in it. */
  readonly isStart: boolean;
}

const isReport = (name: string | undefined): name is ReportName =>
  name !== undefined && Object.hasOwn(REPORT_DEMOS, name);

/**
 * Reads which report a link leads to.
 * @param link one of `REPORT_LINKS`
 * @param lang language of the page
 * @returns undefined when there is no such report
 */
export function openedReport(link: HTMLAnchorElement, lang: Lang): OpenedReport | undefined {
  const report = link.dataset['report'] ?? link.hash.slice(1);
  if (!isReport(report)) return undefined;
  const { pathname, search, hash } = link.dataset['report']
    ? link
    : new URL(normalizeImagePath(reportAddress(startOf(report), lang)), link.href);
  const pictures = link.closest('figure')?.querySelectorAll('img') ?? [];
  return {
    report,
    address: `${pathname}${search}${hash}`,
    poster: [...pictures].find((picture) => picture.currentSrc && picture.offsetWidth > 0)?.currentSrc,
    isStart: hash === REPORT_DEMOS[report].start && !new URLSearchParams(search).has('item'),
  };
}
