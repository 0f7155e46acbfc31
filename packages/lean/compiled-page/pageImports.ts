import type { ImportDeclaration, Program } from 'acorn';

/** Files of pages and of the passages that several pages share. */
export const IS_PAGE_TEXT = /\.mdx?$/;

/** What a compiled page imports. */
export const pageImports = ({ body }: Program): ImportDeclaration[] =>
  body.filter((node): node is ImportDeclaration => node.type === 'ImportDeclaration');

/** File that is imported, as the page names it. */
export const fileOf = ({ source }: ImportDeclaration): string => String(source.value);

/**
 * Names that a page gives to what it imports.
 * @param imports imports of the page
 * @param files files whose names are wanted
 */
export const namesOf = (imports: readonly ImportDeclaration[], files: RegExp): string[] =>
  imports
    .filter((node) => files.test(fileOf(node)))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));

/**
 * Names of what draws everything inside it at once and for good.
 * @param imports imports of the page
 * @param transparent files of components that render all of their children
 */
export const showsAll = (imports: readonly ImportDeclaration[], transparent: RegExp): Set<string> =>
  new Set(['_Fragment', ...namesOf(imports, transparent), ...namesOf(imports, IS_PAGE_TEXT)]);
