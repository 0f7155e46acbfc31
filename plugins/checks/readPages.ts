import { readTree, type ReadOptions } from '../../packages/doc-checks';
import { LANGS } from '../../site/languages';
import { fillVersions } from '../shared/fillVersions';
import { dropPostMarks } from '../shared/postMark';
import { SITE_FACTS, type SiteFacts } from './siteFacts';
import type { Pages } from './types';

export type { ParsedPages } from '../../packages/doc-checks';

const fill = (text: string): string => dropPostMarks(fillVersions(text));

/**
 * Reads a documentation tree in the languages of this site, with the documented versions in place of their marks: `<docs>/<lang>/**`, `<docs>/public`, the navigation files.
 * @param docsRoot the `docs` folder
 * @param facts tables the pages are held against; the site's own unless a fixture brings others
 * @param options which files are parsed, and what is known of earlier calls
 * @returns plain data; files that cannot be parsed are in it, with their fault
 * @throws Error when there is no such folder
 */
export const readPages = (
  docsRoot: string,
  facts: SiteFacts = SITE_FACTS,
  options: ReadOptions = {},
): Pages => ({ ...readTree(docsRoot, LANGS, { fill, ...options }), facts });
