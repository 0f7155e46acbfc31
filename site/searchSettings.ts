import { z } from 'zod';

/** A host that stands for itself: a policy would read `*` as every host. */
const HOST = /^[\w-]+(?:\.[\w-]+)*$/;

/**
 * The normal form of an address that a deployment sets: it goes into attributes and policies, where only this form says
 * the same as the address.
 * @returns undefined for what is no such address, or names a user
 */
export function webAddress(text: string, schemes: readonly string[]): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { href, hostname, protocol, username, password, pathname, search, hash } = new URL(text);
  if (!schemes.includes(protocol) || !HOST.test(hostname) || username || password) return undefined;
  // Others are put together from it, and a slash that nobody wrote would be one too many.
  const isBare = pathname === '/' && !search && !hash && !text.endsWith('/');
  return isBare ? href.slice(0, -1) : href;
}

const SCHEMES = ['http:', 'https:'];
const ORIGIN = /^https?:\/\/[\w.-]+(?::\d+)?$/;

const address = z
  .string()
  .refine((text) => !/[?#]/.test(text), { error: 'must have neither query nor hash' })
  .transform((text, context) => {
    const found = webAddress(text, SCHEMES);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message: 'must be an http or https address of one host' });
    return z.NEVER;
  });

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true');

/** `id=Label, other=Other label` → the indexes of remote mode. */
const indexList = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.trim().split('=', 2)))
  .refine((pairs) => pairs.every(([value, label]) => value?.trim() && label?.trim()), {
    error: 'must be pairs like docs=Docs,blog=Blog',
  })
  .transform((pairs) =>
    pairs.map(([value = '', label = '']) => ({ value: value.trim(), label: label.trim() })),
  );

const hostList = z
  .string()
  .transform((text) => text.split(',').map((each) => each.trim()))
  .pipe(
    z.array(
      z.string().refine((text) => ORIGIN.test(text) && webAddress(text, SCHEMES) !== undefined, {
        error: 'must be origins, such as https://search.example',
      }),
    ),
  );

/** The three credentials of provider search; all or none. */
const CREDENTIALS = {
  appId: 'DOCSEARCH_APP_ID',
  apiKey: 'DOCSEARCH_API_KEY',
  indexName: 'DOCSEARCH_INDEX_NAME',
} as const;

/** Environment variable of each search setting. */
export const SEARCH_VARIABLES = {
  ...CREDENTIALS,
  hosts: 'DOCSEARCH_HOSTS',
  missingResultsUrl: 'DOCSEARCH_MISSING_RESULTS_URL',
  insights: 'DOCSEARCH_INSIGHTS',
  personalization: 'DOCSEARCH_PERSONALIZATION',
  url: 'SEARCH_URL',
  indexes: 'SEARCH_INDEXES',
} as const;

const providerSchema = z.object({
  mode: z.literal('provider'),
  appId: z.string().regex(/^[A-Za-z0-9]+$/, { error: 'must be letters and digits' }),
  apiKey: z.string().regex(/^[\w-]+$/, { error: 'must be the search-only key: letters, digits, - and _' }),
  indexName: z.string().min(1),
  /** Origins of the read hosts; left out, the provider's own. */
  hosts: hostList.optional(),
  /** Address of the "should return results" link; `{query}` stands for the query. */
  missingResultsUrl: z
    .string()
    .regex(/^https?:\/\/\S*\{query\}\S*$/, { error: 'must be an address with {query} in it' })
    .optional(),
  insights: flag(false),
  personalization: flag(true),
});

const remoteSchema = z.object({
  mode: z.literal('remote'),
  url: address,
  indexes: indexList.default([]),
});

export type SearchSettings =
  { readonly mode: 'local' } | z.infer<typeof providerSchema> | z.infer<typeof remoteSchema>;

type Env = Readonly<Record<string, string | undefined>>;

function chooseMode(env: Env): SearchSettings['mode'] {
  const names = Object.values(CREDENTIALS);
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < names.length) {
    throw new Error(
      `Provider search needs all of ${names.join(', ')}; missing: ${missing.join(', ')}. ` +
        'Set it, or unset the others to search locally.',
    );
  }
  const remote = Boolean(env[SEARCH_VARIABLES.url]);
  if (missing.length === 0 && remote) {
    throw new Error(
      `${SEARCH_VARIABLES.url} asks for remote search and ${names.join(', ')} for provider search. Unset one of them.`,
    );
  }
  if (missing.length === 0) return 'provider';
  return remote ? 'remote' : 'local';
}

/**
 * Reads how a deployment searches.
 * @returns validated search settings; local search when nothing is set
 * @throws Error that names each missing or wrong variable and what it must look like
 */
export function readSearchSettings(env: Env): SearchSettings {
  const mode = chooseMode(env);
  if (mode === 'local') return { mode };
  const entries = Object.entries(SEARCH_VARIABLES).map(([key, name]) => [key, env[name] || undefined]);
  const schema = mode === 'provider' ? providerSchema : remoteSchema;
  const result = schema.safeParse({ ...Object.fromEntries(entries), mode });
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path: [key], message }) => {
    const name = SEARCH_VARIABLES[key as keyof typeof SEARCH_VARIABLES];
    return `  ${name}=${env[name] ?? ''}: ${message}`;
  });
  throw new Error(`Search settings of the site are wrong:\n${lines.join('\n')}`);
}

/**
 * Origins that a page asks when a reader searches, for preconnect and for the content security policy.
 * @returns origins, the first one asked first; none in local mode. DocSearch asks `<id>-dsn.algolia.net`, then three
 *   fallback hosts in any order
 */
export function searchHosts(search: SearchSettings): readonly string[] {
  if (search.mode === 'local') return [];
  if (search.mode === 'remote') return [new URL(search.url).origin];
  const { appId, hosts } = search;
  return (
    hosts ?? [
      `https://${appId.toLowerCase()}-dsn.algolia.net`,
      ...[1, 2, 3].map((host) => `https://${appId.toLowerCase()}-${host}.algolianet.com`),
    ]
  );
}

/**
 * What DocSearch 3.9.0 loads and asks when `DOCSEARCH_INSIGHTS` is on: a script that it takes from a content
 * network, and the host that this script reports to. The address of the script stands in the code of DocSearch.
 */
export const SEARCH_INSIGHTS = {
  script: 'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js',
  host: 'https://insights.algolia.io',
} as const;
