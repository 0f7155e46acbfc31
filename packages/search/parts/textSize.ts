import type { SearchDocument } from '../SearchDocument';

const encoder = new TextEncoder();

/**
 * How much text an index file holds of a page.
 * @param page record of the page
 * @returns bytes in UTF-8
 */
export const textSize = ({ title, content }: Pick<SearchDocument, 'title' | 'content'>): number =>
  encoder.encode(title + content).length;
