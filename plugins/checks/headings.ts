import { hasBody, pageKind } from '../../site/frontmatter';
import { escapeRegExp } from '../../lib/text/strings';
import { HEADING_NAMES, PRODUCT_NAMES } from '../../site/properNames';
import { CODE_MARK } from '../../packages/doc-checks/blockText';
import { issueAt } from '../../packages/doc-checks/report';
import type { Check, Heading, Issue, Page } from './readPages';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Versions in release notes keep their underscore: `whats-new-1_0`. */
const KEBAB_WITH_VERSIONS = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
const MAX_DEPTH = 4;

const issue = ({ file }: Page, line: number, rule: string, message: string, fix: string): Issue =>
  issueAt(file, line, `headings/${rule}`, message, fix);

/** A suggestion for an id; Chinese headings take the id of the English page. */
const suggestion = ({ text }: Heading): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'id-of-the-english-heading';

function titleIssues(page: Page): Issue[] {
  const titles = page.headings.filter(({ depth }) => depth === 1);
  const [first] = page.headings;
  if (!hasBody(page.route) || (titles.length === 1 && first?.depth === 1)) return [];
  const line = titles[1]?.line ?? first?.line ?? 1;
  const fix = 'put one `# Title {#id}` first and nothing but `##` to `####` below it';
  const message =
    titles.length === 1 ? 'a heading stands above the title' : `the page has ${titles.length} titles`;
  return [issue(page, line, 'title', message, fix)];
}

function levelIssues(page: Page): Issue[] {
  return page.headings.flatMap(({ depth, line }, index) => {
    const above = page.headings[index - 1]?.depth ?? depth;
    if (depth > MAX_DEPTH)
      return [
        issue(page, line, 'level', `level ${depth} is too deep`, 'use `##` to `####`, or split the page'),
      ];
    if (depth <= above + 1) return [];
    const fix = `use ${'#'.repeat(above + 1)}`;
    return [issue(page, line, 'level', `level ${depth} follows level ${above}`, fix)];
  });
}

function idIssues(page: Page): Issue[] {
  const pattern = pageKind(page.route) === 'release' ? KEBAB_WITH_VERSIONS : KEBAB;
  const seen = new Map<string, number>();
  return page.headings.flatMap((heading) => {
    const { id, line, text } = heading;
    if (id === undefined) {
      const fix = `end the line with {#${suggestion(heading)}}`;
      return [issue(page, line, 'id', `the heading \`${text}\` has no id`, fix)];
    }
    if (!pattern.test(id)) {
      const fix = 'use lower-case English words joined by hyphens';
      return [issue(page, line, 'id', `the id \`${id}\` is not kebab-case`, fix)];
    }
    const before = seen.get(id);
    seen.set(id, before ?? line);
    if (before === undefined) return [];
    const fix = 'give each heading of a page its own id, in both languages';
    return [issue(page, line, 'unique', `the id \`${id}\` stands on line ${before} already`, fix)];
  });
}

/** One title, explicit unique ids, no skipped level; fragments have no headings at all. */
export const checkHeadings: Check = ({ pages }) =>
  pages
    .filter((page) => !page.fault)
    .flatMap((page) => {
      if (page.kind === 'page') return [...titleIssues(page), ...levelIssues(page), ...idIssues(page)];
      const fix = 'move the heading to the pages that import the fragment';
      return page.headings.map(({ line }) =>
        issue(page, line, 'fragment', 'a fragment has no headings: the outline would not know them', fix),
      );
    });

const NAMES = [...PRODUCT_NAMES, ...HEADING_NAMES].sort((a, b) => b.length - a.length).map(escapeRegExp);
/** Names, rule codes (E1001) and inline code are taken as they are. */
const FIXED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAMES.join('|')}|E\\d{4})(?:s|'s)?(?![\\p{L}\\p{N}])`,
  'gu',
);
const WORD = new RegExp(`[\\p{L}\\p{N}${CODE_MARK}]+(?:['’-][\\p{L}\\p{N}]+)*`, 'gu');

/** What stands before the first word of a sentence. */
const STARTS = new RegExp(`(?:^|[.?!]\\s+)[^\\p{L}\\p{N}${CODE_MARK}]*$`, 'u');

/** Words of a heading that are written in the wrong case. */
function wrongWords({ block }: Heading): string[] {
  // Bold text names a label of the report and keeps its capitals.
  const text = block.pieces.map(({ role, text: part }) => (role === 'label' ? CODE_MARK : part)).join('');
  const plain = text.replace(FIXED, CODE_MARK);
  return [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const starts = STARTS.test(plain.slice(0, index));
    const rest = starts ? word.slice(1) : word;
    const small = starts && /^\p{Ll}/u.test(word);
    return small || /\p{Lu}/u.test(rest) ? [word] : [];
  });
}

/** English headings are in sentence case. */
export const checkHeadingCase: Check = ({ pages }) =>
  pages
    .filter(({ lang }) => lang === 'en')
    .flatMap((page) =>
      page.headings.flatMap((heading) => {
        const words = wrongWords(heading);
        if (words.length === 0) return [];
        const message = `wrong case in \`${heading.text}\`: ${words.join(', ')}`;
        const fix =
          'capitals for the first word only; names go into site/properNames.ts, code into backticks';
        return [issue(page, heading.line, 'sentence-case', message, fix)];
      }),
    );
