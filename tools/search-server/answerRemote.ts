import { z } from 'zod';
import { toDocument } from '../../plugins/output/search-records/toDocument';
import { LANGS } from '../../site/languages';
import { rankRecords } from './rankRecords';
import { BadRequest, type Reply, type SearchIndex } from './types';

const LONGEST_QUERY = 512;
const LONGEST_NAME = 100;
const MOST_PAGES = 100;

const fieldsSchema = z.object({
  keyword: z.string({ error: 'is missing' }).transform((text) => text.slice(0, LONGEST_QUERY)),
  limit: z.coerce
    .number({ error: `must be a number from 1 to ${MOST_PAGES}` })
    .int()
    .min(1, { error: `must be a number from 1 to ${MOST_PAGES}` })
    .max(MOST_PAGES, { error: `must be a number from 1 to ${MOST_PAGES}` })
    .default(7),
  searchIndexes: z.string().default(''),
  lang: z.enum(LANGS, { error: `must be one of ${LANGS.join(', ')}` }).default('en'),
});

/** The pages of one index that a query finds, best first. */
function hitsOf(
  { pages, records, siteUrl }: SearchIndex,
  { keyword, limit, lang }: z.infer<typeof fieldsSchema>,
) {
  const inLang = records.filter((record) => record.lang === lang);
  const paths = [...new Set(rankRecords(inLang, keyword).map(({ objectID }) => objectID.split('#')[0]))];
  return paths.slice(0, limit).flatMap((path) => {
    const id = pages.findIndex((page) => page.path === path);
    const page = pages[id];
    return page ? [toDocument(page, id, siteUrl)] : [];
  });
}

/**
 * Answers `GET <url>?keyword&limit&searchIndexes&lang` with one group for each index.
 * @param query fields of the address
 * @param indexes what can be searched; all of them when the request names none
 * @throws BadRequest that names the field and what it must be
 */
export function answerRemote(query: URLSearchParams, indexes: readonly SearchIndex[]): Reply {
  const parsed = fieldsSchema.safeParse(Object.fromEntries(query));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadRequest(`${issue?.path.join('.')} ${issue?.message}`);
  }
  const names = [...new Set(parsed.data.searchIndexes.split(',').filter(Boolean))];
  const unknown = names.find((name) => !indexes.some((index) => index.name === name));
  if (unknown !== undefined) {
    const known = indexes.map(({ name }) => name).join(', ');
    throw new BadRequest(`searchIndexes names ${unknown.slice(0, LONGEST_NAME)}; there is ${known}`, 404);
  }
  const asked = names.length > 0 ? names : indexes.map(({ name }) => name);
  const body = asked.flatMap((name) => {
    const index = indexes.find((each) => each.name === name);
    return index ? [{ index: name, hits: hitsOf(index, parsed.data) }] : [];
  });
  return { status: 200, body };
}
