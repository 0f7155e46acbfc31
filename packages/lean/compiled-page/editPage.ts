import type { Program } from 'acorn';
import MagicString from 'magic-string';
import { parsePage } from './parsePage';

/** A compiled page that is being changed. */
export interface CompiledPage {
  readonly code: string;
  /** The page as it was compiled, whatever is changed already. */
  readonly tree: Program;
  /** Takes the changes. */
  readonly text: MagicString;
}

/**
 * Changes a compiled page, which is parsed once for all changes.
 * @param code the compiled page
 * @param edits changes, none of which touches what another one has replaced
 * @returns the changed page
 * @throws Error when the code cannot be parsed
 */
export function editPage(code: string, edits: readonly ((page: CompiledPage) => void)[]): string {
  const page = { code, tree: parsePage(code), text: new MagicString(code) };
  for (const edit of edits) edit(page);
  return page.text.toString();
}
