import { REPORT_DEMOS, type ReportName } from '../../site/reportDemos';

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
 * @param link an `a` with `data-report` (`components/ui/ReportLink.tsx`)
 * @returns undefined when there is no such report
 */
export function openedReport(link: HTMLAnchorElement): OpenedReport | undefined {
  const { report } = link.dataset;
  if (!isReport(report)) return undefined;
  const { pathname, search, hash } = link;
  const pictures = link.closest('figure')?.querySelectorAll('img') ?? [];
  return {
    report,
    address: `${pathname}${search}${hash}`,
    poster: [...pictures].find((picture) => picture.currentSrc && picture.offsetWidth > 0)?.currentSrc,
    isStart: hash === REPORT_DEMOS[report].start && !new URLSearchParams(search).has('item'),
  };
}
