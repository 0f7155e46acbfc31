import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { PAGE_SCHEMAS, pageKind } from '../../site/frontmatter';
import type { Check, Issue, Page } from './readPages';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

type Problem = ReturnType<typeof schemaProblems>[number];

function schemaProblems({ route, lang, frontmatter }: Page) {
  const result = PAGE_SCHEMAS[pageKind(route)](lang).safeParse(frontmatter.data);
  return result.success ? [] : result.error.issues;
}

/** What stands at a path of the frontmatter. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );
}

/** The line of a path, or of the nearest key above it. */
function lineOf({ frontmatter }: Page, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const line = frontmatter.lines.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return 1;
}

function unknownKeys(
  page: Page,
  path: readonly PropertyKey[],
  keys: readonly string[],
  knownKeys: string,
): Issue[] {
  return keys.map((key) => {
    const title = path.length === 0 && key === 'title';
    return {
      file: page.file,
      line: lineOf(page, [...path, key]),
      rule: 'frontmatter/unknown-key',
      message: title ? 'the title stands twice' : `the key \`${[...path, key].join('.')}\` is unknown`,
      fix: title
        ? 'remove `title`: the `#` heading is the title'
        : `remove it or use one of the ${knownKeys}`,
    };
  });
}

function toIssues(page: Page, problem: Problem): Issue[] {
  if (problem.code === 'unrecognized_keys') {
    return unknownKeys(page, problem.path, problem.keys, problem.message);
  }
  const value = valueAt(page.frontmatter.data, problem.path);
  const key = problem.path.join('.');
  const shown = JSON.stringify(value);
  const counted = typeof value === 'string' && problem.message.includes('characters');
  const size = counted ? ` (${value.trim().length} characters)` : '';
  return [
    {
      file: page.file,
      line: lineOf(page, problem.path),
      rule: 'frontmatter/value',
      message: key ? `\`${key}\` ${problem.message}` : `the frontmatter ${problem.message}`,
      fix: value === undefined ? `add \`${key}\`` : `replace ${shown}${size}`,
    },
  ];
}

function releaseDate(page: Page, releases: readonly { slug: string; date: string }[]): Issue[] {
  const published = page.frontmatter.data.published_at;
  if (pageKind(page.route) !== 'release' || !ISO_DAY.test(String(published))) return [];
  const release = releases.find(({ slug }) => page.route === `/blog/release/${slug}`);
  if (release?.date === published) return [];
  return [
    {
      file: page.file,
      line: lineOf(page, ['published_at']),
      rule: 'frontmatter/release-date',
      message: release
        ? `\`published_at\` is ${published}, but site/releases.ts says ${release.date}`
        : 'this release is not in site/releases.ts',
      fix: release ? `write ${release.date}, or correct site/releases.ts` : 'add it to RELEASES',
    },
  ];
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
function searchWords(page: Page): Issue[] {
  const { search } = page.frontmatter.data;
  if (typeof search !== 'object' || search === null) return [];
  const ids = ['top', ...page.headings.flatMap(({ id, depth }) => (id && depth > 1 ? [id] : []))];
  return Object.entries(search).flatMap(([id, words]) => {
    const place = { file: page.file, line: lineOf(page, ['search', id]) };
    const count = countWords(String(words));
    return [
      ...(ids.includes(id)
        ? []
        : [
            {
              ...place,
              rule: 'frontmatter/search-heading',
              message: `\`search\` has words for \`${id}\`, but no heading of the page has this id`,
              fix: didYouMean(id, ids, 'write the id of a heading, `top` for the page, or remove the line'),
            },
          ]),
      ...(count <= MAX_SEARCH_WORDS
        ? []
        : [
            {
              ...place,
              rule: 'frontmatter/search-words',
              message: `\`search.${id}\` has ${count} words, at most ${MAX_SEARCH_WORDS} are allowed`,
              fix: 'keep what most readers would type',
            },
          ]),
    ];
  });
}

/**
 * Every page has the frontmatter of its kind; fragments have none.
 * @returns a problem per wrong, missing or unknown key
 */
export const checkFrontmatter: Check = ({ pages, facts }) =>
  pages
    .filter((page) => !page.fault)
    .flatMap((page) => {
      if (page.kind === 'page') {
        return [
          ...schemaProblems(page).flatMap((problem) => toIssues(page, problem)),
          ...releaseDate(page, facts.releases),
          ...searchWords(page),
        ];
      }
      if (Object.keys(page.frontmatter.data).length === 0) return [];
      return [
        {
          file: page.file,
          line: 1,
          rule: 'frontmatter/fragment',
          message: 'a fragment has no frontmatter of its own',
          fix: 'remove the block; the page that imports the fragment has it',
        },
      ];
    });
