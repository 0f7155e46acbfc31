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
