import { parse, type Program } from 'acorn';
import MagicString from 'magic-string';

/** A compiled page that is being changed. */
export interface CompiledPage {
  readonly code: string;
  /** The page as it was compiled, whatever is changed already. */
  readonly tree: Program;
  /** Takes the changes. */
  readonly text: MagicString;
}

/** A change of a compiled page. */
export type EditPage = (page: CompiledPage) => void;

/**
 * Makes variants of a compiled page, which is parsed once for all of them.
 * @param code the compiled page
 * @param variants for each, its changes, none of which touches what another one of it has replaced
 * @returns the variants, in their order
 * @throws Error when the code cannot be parsed
 */
export function editPage(code: string, variants: readonly (readonly EditPage[])[]): string[] {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return variants.map((edits) => {
    const page = { code, tree, text: new MagicString(code) };
    for (const edit of edits) edit(page);
    return page.text.toString();
  });
}
