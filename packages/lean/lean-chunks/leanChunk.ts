import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A component that only shows facts may have a static variant beside it, `RuleFacts.static.tsx` beside `RuleFacts.tsx`, which
 * keeps what the HTML has of it, and so needs no facts.
 * @param file file of a component, absolute
 * @returns file of the static variant; undefined when there is none
 */
export function staticVariant(file: string): string | undefined {
  const variant = file.replace(/\.tsx$/, '.static.tsx');
  return variant !== file && path.isAbsolute(file) && existsSync(variant) ? variant : undefined;
}

/** Query of a page's text for the document of the page: what stands in the HTML is not said again in the script. */
export const LEAN_QUERY = '?lean';

/**
 * Name of the script that has a page's text for the document of the page.
 * @param chunk name of the whole script of the page
 */
export const leanChunk = (chunk: string): string => `${chunk}-lean`;
