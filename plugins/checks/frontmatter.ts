import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { issueAt } from '../../packages/doc-checks/report';
import { PAGE_SCHEMAS, pageKind } from '../../site/frontmatter';
import type { Check, Issue, Page, SiteFacts } from './readPages';

/** A problem at a key of the frontmatter, or at the nearest key above it. */
function issueAtKey(
  { file, frontmatter }: Page,
  keys: readonly PropertyKey[],
  rule: string,
  message: string,
  fix: string,
) {
  const paths = keys.map((_key, at) => keys.slice(0, keys.length - at).join('.'));
  const line = paths.map((path) => frontmatter.lines.get(path)).find(Boolean) ?? 1;
  return issueAt(file, line, `frontmatter/${rule}`, message, fix);
}

/** What does not fit the schema of the page's kind. */
function schemaIssues(page: Page): Issue[] {
  const { data } = page.frontmatter;
  const result = PAGE_SCHEMAS[pageKind(page.route)](page.lang).safeParse(data);
  return (result.error?.issues ?? []).flatMap((problem): Issue[] => {
    const { path, message } = problem;
    if (problem.code === 'unrecognized_keys') {
      return problem.keys.map((key) => {
        const keys = [...path, key];
        if (keys.join('.') === 'title')
          return issueAtKey(
            page,
            keys,
            'unknown-key',
            'the title stands twice',
            'remove `title`: the `#` heading is the title',
          );
        const fix = `remove it or use one of the ${message}`;
        return issueAtKey(page, keys, 'unknown-key', `the key \`${keys.join('.')}\` is unknown`, fix);
      });
    }
    const key = path.join('.');
    const value = path.reduce<unknown>((inner, each) => Object(inner)[each] as unknown, data);
    const counted = typeof value === 'string' && message.includes('characters');
    const size = counted ? ` (${value.trim().length} characters)` : '';
    const fix = value === undefined ? `add \`${key}\`` : `replace ${JSON.stringify(value)}${size}`;
    return [
      issueAtKey(page, path, 'value', key ? `\`${key}\` ${message}` : `the frontmatter ${message}`, fix),
    ];
  });
}

/** The day of a release note is the one in the table of releases. */
function releaseIssues(page: Page, releases: SiteFacts['releases']): Issue[] {
  const published = String(page.frontmatter.data.published_at);
  if (pageKind(page.route) !== 'release' || !/^\d{4}-\d{2}-\d{2}$/.test(published)) return [];
  const issue = (message: string, fix: string) => [
    issueAtKey(page, ['published_at'], 'release-date', message, fix),
  ];
  const release = releases.find(({ slug }) => page.route === `/blog/release/${slug}`);
  if (!release) return issue('this release is not in site/releases.ts', 'add it to RELEASES');
  if (release.date === published) return [];
  const message = `\`published_at\` is ${published}, but site/releases.ts says ${release.date}`;
  return issue(message, `write ${release.date}, or correct site/releases.ts`);
}

/** More words than this make a section answer queries that it is no answer to. */
const MAX_SEARCH_WORDS = 12;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Counts words; Chinese has no gaps between them. */
const countWords = (text: string): number =>
  text
    .split(/[\s,，]+/)
    .map((word) => (/\p{Script=Han}/u.test(word) ? [...segmenter.segment(word)].length : 1))
    .reduce((sum, count) => sum + count, 0);

/** Words for the search belong to a heading of the page, and are few. */
function searchIssues(page: Page): Issue[] {
  const { search } = page.frontmatter.data;
  if (typeof search !== 'object' || search === null) return [];
  const ids = ['top', ...page.headings.flatMap(({ id, depth }) => (id && depth > 1 ? [id] : []))];
  return Object.entries(search).flatMap(([id, words]) => {
    const issue = (rule: string, message: string, fix: string) => [
      issueAtKey(page, ['search', id], rule, message, fix),
    ];
    if (!ids.includes(id)) {
      const message = `\`search\` has words for \`${id}\`, but no heading of the page has this id`;
      const fix = 'write the id of a heading, `top` for the page, or remove the line';
      return issue('search-heading', message, didYouMean(id, ids, fix));
    }
    const count = countWords(String(words));
    if (count <= MAX_SEARCH_WORDS) return [];
    const message = `\`search.${id}\` has ${count} words, at most ${MAX_SEARCH_WORDS} are allowed`;
    return issue('search-words', message, 'keep what most readers would type');
  });
}

/** Every page has the frontmatter of its kind; fragments have none. */
export const checkFrontmatter: Check = ({ pages, facts }) =>
  pages
    .filter((page) => !page.fault)
    .flatMap((page) => {
      if (page.kind === 'page')
        return [...schemaIssues(page), ...releaseIssues(page, facts.releases), ...searchIssues(page)];
      if (Object.keys(page.frontmatter.data).length === 0) return [];
      const fix = 'remove the block; the page that imports the fragment has it';
      return [issueAt(page.file, 1, 'frontmatter/fragment', 'a fragment has no frontmatter of its own', fix)];
    });
