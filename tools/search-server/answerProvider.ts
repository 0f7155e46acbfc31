import { z } from 'zod';
import { queryWords } from './findWords';
import { rankRecords } from './rankRecords';
import { toProviderHit } from './toProviderHit';
import { BadRequest, type Reply, type SearchIndex } from './types';

const LONGEST_QUERY = 512;
const MOST_HITS = 100;
const MOST_REQUESTS = 20;
/** Hits of a whole answer. */
const MOST_HITS_TOGETHER = 400;
const MOST_FILTERS = 20;

const filterSchema = z.string().max(200);

const requestSchema = z.object({
  indexName: z.string().min(1).max(100),
  query: z
    .string()
    .default('')
    .transform((text) => text.slice(0, LONGEST_QUERY)),
  hitsPerPage: z.number().int().min(1).max(MOST_HITS).default(20),
  attributesToSnippet: z
    .array(
      z
        .string()
        .max(100)
        .regex(/^[\w.]+:\d{1,3}$/),
    )
    .max(20)
    .default([]),
  snippetEllipsisText: z.string().max(20).default('…'),
  highlightPreTag: z.string().max(50).default('<em>'),
  highlightPostTag: z.string().max(50).default('</em>'),
  facetFilters: z
    .array(z.union([filterSchema, z.array(filterSchema).max(MOST_FILTERS)]))
    .max(MOST_FILTERS)
    .default([]),
  clickAnalytics: z.boolean().default(false),
});

const bodySchema = z.object({
  requests: z
    .array(requestSchema)
    .min(1)
    .max(MOST_REQUESTS)
    .refine((all) => all.reduce((sum, { hitsPerPage }) => sum + hitsPerPage, 0) <= MOST_HITS_TOGETHER, {
      error: `ask for more than ${MOST_HITS_TOGETHER} hits together`,
    }),
});

type Request = z.infer<typeof requestSchema>;

/** `lang:en` keeps records of that value; a list of filters is met by any of them. */
function filterOf(filters: Request['facetFilters']): (record: object) => boolean {
  const wanted = filters.map((filter) =>
    [...new Set([filter].flat())].map((each) => {
      const [name = '', ...value] = each.split(':');
      return { name, value: value.join(':') };
    }),
  );
  return (record) =>
    wanted.every((any) =>
      any.some(({ name, value }) => String((record as Record<string, unknown>)[name]) === value),
    );
}

function answerOne(request: Request, indexes: readonly SearchIndex[]) {
  const index = indexes.find(({ name }) => name === request.indexName);
  if (!index) throw new BadRequest(`Index ${request.indexName} does not exist`, 404);
  const words = queryWords(request.query);
  const found = rankRecords(index.records.filter(filterOf(request.facetFilters)), request.query);
  const style = {
    words,
    tags: { pre: request.highlightPreTag, post: request.highlightPostTag },
    ellipsis: request.snippetEllipsisText,
    snippets: new Map(
      request.attributesToSnippet.map((each): [string, number] => {
        const [attribute = '', length] = each.split(':');
        return [attribute, Number(length)];
      }),
    ),
  };
  return {
    hits: found.slice(0, request.hitsPerPage).map((record) => toProviderHit(record, style)),
    nbHits: found.length,
    page: 0,
    nbPages: Math.ceil(found.length / request.hitsPerPage),
    hitsPerPage: request.hitsPerPage,
    query: request.query,
    index: request.indexName,
    // The id ties clicks to the search; the provider sends it only when asked.
    ...(request.clickAnalytics && { queryID: `${index.name}-${words.join('-')}` }),
  };
}

/**
 * Answers a provider query as the provider does.
 * @param body text of the request
 * @param indexes what can be searched
 * @throws BadRequest that says what is wrong with the request
 */
export function answerProvider(body: string, indexes: readonly SearchIndex[]): Reply {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new BadRequest('Invalid JSON in the body; send {"requests":[{"indexName":"…","query":"…"}]}');
  }
  const parsed = bodySchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadRequest(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const known = new Map<string, ReturnType<typeof answerOne>>();
  const results = parsed.data.requests.map((each) => {
    const key = JSON.stringify(each);
    const result = known.get(key) ?? answerOne(each, indexes);
    known.set(key, result);
    return result;
  });
  return { status: 200, body: { results } };
}
