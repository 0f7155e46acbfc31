import { hasBody, pageKind } from '../../site/frontmatter';
import { pageCheck, type Found, type Page } from './readPages';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Versions in release notes keep their underscore: `whats-new-1_0`. */
const KEBAB_WITH_VERSIONS = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const MAX_DEPTH = 4;

function titleFaults({ route, headings }: Page): Found[] {
  const titles = headings.filter(({ depth }) => depth === 1);
  const [first] = headings;
  if (!hasBody(route) || (titles.length === 1 && first?.depth === 1)) return [];
  const line = titles[1]?.line ?? first?.line ?? 1;
  const fix = 'put one `# Title {#id}` first and nothing but `##` to `####` below it';
  const message =
    titles.length === 1 ? 'a heading is above the title' : `the page has ${titles.length} titles`;
  return [[line, 'headings/title', message, fix]];
}

const levelFaults = ({ headings }: Page): Found[] =>
  headings.flatMap(({ depth, line }, index): Found[] => {
    const above = headings[index - 1]?.depth ?? depth;
    const deepest = Math.min(above + 1, MAX_DEPTH);
    if (depth <= deepest) return [];
    const fix = `use ${'#'.repeat(deepest)}, or split the page`;
    return [[line, 'headings/level', `level ${depth} follows level ${above}`, fix]];
  });

function idFaults({ route, headings }: Page): Found[] {
  const pattern = pageKind(route) === 'release' ? KEBAB_WITH_VERSIONS : KEBAB;
  const first = new Map<string, number>();
  return headings.flatMap(({ id, line, text }): Found[] => {
    if (id === undefined) {
      const fix = 'end the line with {#id-in-english}, the same in both languages';
      return [[line, 'headings/id', `the heading \`${text}\` has no id`, fix]];
    }
    if (!pattern.test(id)) {
      const fix = 'use lower-case English words joined by hyphens';
      return [[line, 'headings/id', `the id \`${id}\` is not kebab-case`, fix]];
    }
    const before = first.get(id);
    first.set(id, before ?? line);
    if (before === undefined) return [];
    const fix = 'give each heading of a page its own id, in both languages';
    return [[line, 'headings/unique', `the id \`${id}\` is on line ${before} already`, fix]];
  });
}

/** One title, explicit unique ids, no skipped level; fragments have no headings at all. */
export const checkHeadings = pageCheck((page) => {
  if (page.fault) return [];
  if (page.kind === 'page') return [...titleFaults(page), ...levelFaults(page), ...idFaults(page)];
  const message = 'a fragment has no headings: the outline would not know them';
  const fix = 'move the heading to the pages that import the fragment';
  return page.headings.map(({ line }) => [line, 'headings/fragment', message, fix]);
});
