import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A component that only shows facts may have a static variant beside it, `RuleFacts.static.tsx` beside `RuleFacts.tsx`, which
 * keeps what the HTML has of it, and so needs no facts. A layout may have one too, which keeps the text of the page with all the rest.
 * @param file file of a component, absolute, with the query that it is imported with
 * @returns file of the static variant; undefined when there is none
 */
export function staticVariant(file: string): string | undefined {
  const [own = '', query] = file.split('?');
  const variant = own.replace(/\.tsx$/, '.static.tsx');
  if (variant === own || !path.isAbsolute(own) || !existsSync(variant)) return undefined;
  return query ? `${variant}?${query}` : variant;
}

/** Query of a page's text for the document of the page: what stands in the HTML is not said again in the script. */
export const LEAN_QUERY = '?lean';

/**
 * Name of the script that has a page's text for the document of the page.
 * @param chunk name of the whole script of the page
 */
export const leanChunk = (chunk: string): string => `${chunk}-lean`;
