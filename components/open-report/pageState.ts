import { storageSlot } from '../../lib/storage';
import { KEPT_REPORTS_KEY } from '../../site/storageKeys';

/** The tabs of an open report, as the address names them. */
export const REPORT_TABS = ['fix', 'time', 'size', 'compare', 'save'] as const;

export type ReportTab = (typeof REPORT_TABS)[number];

/** Whether reports are kept in this browser: the script that lists them is loaded for nobody else. */
export const keptSlot = storageSlot<boolean>({
  key: KEPT_REPORTS_KEY,
  parse: (text) => (text === 'yes' ? true : undefined),
  print: () => 'yes',
  fallback: false,
});
