/** The tabs of an open report, as the address names them. */
export const REPORT_TABS = ['fix', 'time', 'size', 'compare', 'save'] as const;

/** One of them. */
export type ReportTab = (typeof REPORT_TABS)[number];
