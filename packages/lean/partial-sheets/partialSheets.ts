import { partialSheet } from './partialSheet';

/** Sheets inside a page, as `criticalCss` writes them. */
const SHEET = /<style data-href="([^"]+)">([\s\S]*?)<\/style>/g;
const CLASSES = /\sclass="([^"]*)"/g;

/**
 * Whether a page has sheets that could be shortened.
 * @param html the page
 */
export const hasSheets = (html: string): boolean => html.search(SHEET) >= 0;

/** Which pages are without which parts. */
export interface PartialSheetsOptions {
  /** Found in the HTML of these pages, which use `useWholeSheets`. */
  readonly pages: RegExp;
  /** Classes of the parts. */
  readonly parts: RegExp;
}

/**
 * Shortens the sheets inside a page; `data-part` tells the page which of them it asks for as a whole.
 * @param html the page
 * @param options which pages are without which parts
 * @returns the page; another page stays as it is
 * @throws Error when the page has one of the parts
 */
export function partialSheets(html: string, { pages, parts }: PartialSheetsOptions): string {
  if (!pages.test(html)) return html;
  const used = [...html.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(/\s+/));
  const there = used.find((name) => parts.test(name));
  if (there) throw new Error(`a page without the styles of \`${there}\` has it`);
  return html.replace(SHEET, (element, address: string, css: string) => {
    const part = partialSheet(css, parts);
    return part === css ? element : `<style data-part="${address}">${part}</style>`;
  });
}
