import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { PAGE_SCHEMAS, pageKind } from '../../site/frontmatter';
import { pageCheck, type Found, type Page, type SiteFacts } from './readPages';

/** Or of the nearest key above it. */
function lineOfKey({ frontmatter }: Page, keys: readonly PropertyKey[]): number {
  const paths = keys.map((_key, at) => keys.slice(0, keys.length - at).join('.'));
  return paths.map((path) => frontmatter.lines.get(path)).find(Boolean) ?? 1;
}

function schemaFaults(page: Page): Found[] {
  const { data } = page.frontmatter;
  const result = PAGE_SCHEMAS[pageKind(page.route)](page.lang).safeParse(data);
  return (result.error?.issues ?? []).flatMap((problem): Found[] => {
    const { path, message } = problem;
    if (problem.code === 'unrecognized_keys') {
      return problem.keys.map((key) => {
        const keys = [...path, key];
        const name = keys.join('.');
        const fix =
          name === 'title'
            ? 'remove it: the `#` heading is the title'
            : `remove it or use one of the ${message}`;
        return [lineOfKey(page, keys), 'frontmatter/unknown-key', `the key \`${name}\` is unknown`, fix];
      });
    }
    const key = path.join('.');
    const value = path.reduce<unknown>((inner, each) => Object(inner)[each] as unknown, data);
    const counted = typeof value === 'string' && message.includes('characters');
    const size = counted ? ` (${value.trim().length} characters)` : '';
    const fix = value === undefined ? `add \`${key}\`` : `replace ${JSON.stringify(value)}${size}`;
    const subject = key ? `\`${key}\`` : 'the frontmatter';
    return [[lineOfKey(page, path), 'frontmatter/value', `${subject} ${message}`, fix]];
  });
}

/** The day of a release note is the one in the table of releases. */
function releaseFaults(page: Page, releases: SiteFacts['releases']): Found[] {
  const published = String(page.frontmatter.data.published_at);
  if (pageKind(page.route) !== 'release' || !/^\d{4}-\d{2}-\d{2}$/.test(published)) return [];
  const line = lineOfKey(page, ['published_at']);
  const release = releases.find(({ slug }) => page.route === `/blog/release/${slug}`);
  if (!release) {
    const message = 'this release is not in site/releases.ts';
    return [[line, 'frontmatter/release-date', message, 'add it to RELEASES']];
  }
  if (release.date === published) return [];
  const message = `\`published_at\` is ${published}, but site/releases.ts says ${release.date}`;
  const fix = `write ${release.date}, or correct site/releases.ts`;
  return [[line, 'frontmatter/release-date', message, fix]];
}

/** More words than this make a section answer queries that it is no answer to. */
const MAX_SEARCH_WORDS = 12;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words for the search belong to a heading of the page, and are few. */
function searchFaults(page: Page): Found[] {
  const { search } = page.frontmatter.data;
  if (typeof search !== 'object' || search === null) return [];
  const ids = ['top', ...page.headings.flatMap(({ id, depth }) => (id && depth > 1 ? [id] : []))];
  return Object.entries(search).flatMap(([id, words]): Found[] => {
    const line = lineOfKey(page, ['search', id]);
    if (!ids.includes(id)) {
      const message = `\`search\` has words for \`${id}\`, but no heading of the page has this id`;
      const fix = 'write the id of a heading, `top` for the page, or remove the line';
      return [[line, 'frontmatter/search-heading', message, didYouMean(id, ids, fix)]];
    }
    const count = String(words)
      .split(/[\s,，]+/)
      .flatMap((word) =>
        /\p{Script=Han}/u.test(word) ? Array.from(segmenter.segment(word), ({ segment }) => segment) : [word],
      ).length;
    if (count <= MAX_SEARCH_WORDS) return [];
    const message = `\`search.${id}\` has ${count} words, at most ${MAX_SEARCH_WORDS} are allowed`;
    return [[line, 'frontmatter/search-words', message, 'keep what most readers would type']];
  });
}

/** Every page has the frontmatter of its kind; fragments have none. */
export const checkFrontmatter = pageCheck((page, { facts }) => {
  if (page.fault) return [];
  if (page.kind === 'page')
    return [...schemaFaults(page), ...releaseFaults(page, facts.releases), ...searchFaults(page)];
  if (Object.keys(page.frontmatter.data).length === 0) return [];
  const message = 'a fragment has no frontmatter of its own';
  return [
    [1, 'frontmatter/fragment', message, 'remove the block; the page that imports the fragment has it'],
  ];
});
