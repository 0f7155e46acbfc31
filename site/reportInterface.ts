/**
 * What our script in a published report must know of the interface of the documented version. The interface names no part
 * for others, so a new version may change each of them; `tests/e2e/report-places.spec.ts` opens all.
 */
export const REPORT_INTERFACE = {
  /** There once the report has read its data and drawn itself. */
  drawn: '.ant-layout-content > *',
  /** The report's own switch of the theme; pressed while it is dark. */
  themeSwitch: '.ant-layout-header [role="switch"]',
  /** What Escape closes inside the report, while it is open. */
  overlays:
    '.ant-drawer-open, .ant-modal-wrap:not([style*="none"]), .ant-dropdown:not(.ant-dropdown-hidden), .ant-select-dropdown:not(.ant-select-dropdown-hidden)',
} as const;

/**
 * Below this width, in px, the report's own layout breaks: it is laid out at no less. Its first page needs some 1,100, Bundle
 * Size 1,329 in Chinese.
 */
export const REPORT_WIDTH = 1340;

/** What page and report say to each other; a message is an object with this one key. */
export const REPORT_MESSAGE = 'rsdoctorReport';

/** The interface without data, below the base path: the page that opens reports hands it those of the reader. */
export const EMPTY_REPORT = '/reports/interface.html';

/** How that page is given data: this message brings a port, and each section comes through it. */
export const REPORT_HANDOVER = 'rsdoctorReportData';

/** Where the interface looks for its data, and how its scripts are kept from running before it is there. */
export const EMPTY_REPORT_FACTS = { data: '__RSDOCTOR__', held: 'text/plain', note: 'without-data' } as const;

/** What the report's interface of the documented version keeps in the browser's storage, and how a picture sets it. */
export const REPORT_STORAGE = {
  keys: {
    theme: '__RSDOCTOR__STORAGE__THEME',
    lang: '__RSDOCTOR__STORAGE__LOCALE',
    visited: '__RSDOCTOR__STORAGE__FIRST_VISIT',
  },
  /** Value in the storage for each value in the address of a published report: `?theme=dark&lang=zh`. */
  values: {
    theme: { light: 'light', dark: 'dark' },
    lang: { en: 'en', zh: 'cn' },
  },
} as const;
