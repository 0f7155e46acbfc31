import { siteSettings } from '../../lib/siteSettings';
import type { SearchAnswer, SearchEngine, SearchHit, SearchScope } from '../../packages/search/types';
import * as LIMITS from '../../site/limits';
// Not loaded on its own: a slow connection would be asked one file after the other, and it is small.
import { localEngine } from './local/client';
import { siteHooks, type SearchHooks } from './siteHooks';

export { siteHooks };

/** Keeps the answers of an engine that were asked for last. */
export function withMemory(engine: SearchEngine): SearchEngine {
  const answers = new Map<string, SearchAnswer>();
  const search: SearchEngine['search'] = async (text, request) => {
    const { lang, version, limit } = request;
    const key = [lang, version, limit, text.trim()].join(' ');
    const answer = answers.get(key) ?? (await engine.search(text, request));
    answers.delete(key);
    if (!answer.failed) answers.set(key, answer);
    const [oldest = ''] = answers.keys();
    if (answers.size > LIMITS.searchCache) answers.delete(oldest);
    return answer;
  };
  return { ...engine, search };
}

/** A hook is somebody else's code: its fault is logged, and the search goes on without it. */
async function safely<T>(name: keyof SearchHooks, call: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    // eslint-disable-next-line no-console -- otherwise nobody would learn why the hook has no effect
    console.error(`The search hook ${name} failed.`, error);
    return undefined;
  }
}

/** A query that `beforeSearch` rewrites shows the results of the new one. */
function withHooks(engine: SearchEngine, { beforeSearch, onSearch, afterSearch }: SearchHooks): SearchEngine {
  const search: SearchEngine['search'] = async (text, request) => {
    const { lang, version, signal } = request;
    const rewritten = await safely('beforeSearch', () => beforeSearch?.(text, { lang, version }));
    signal?.throwIfAborted();
    const query = typeof rewritten === 'string' ? rewritten : text;
    const found = await engine.search(query, request);
    const added = await safely('onSearch', () => onSearch?.(query, found.lists));
    signal?.throwIfAborted();
    const answer = Array.isArray(added) ? { ...found, lists: [...found.lists, ...added] } : found;
    await safely('afterSearch', () => afterSearch?.(query, answer));
    return answer;
  };
  return { ...engine, search };
}

/** The engine of this deployment; the provider's own dialog falls back to the local one. */
async function importEngine(): Promise<SearchEngine> {
  const local = () => withMemory(localEngine());
  const { search } = siteSettings;
  if (typeof __SEARCH_MODE__ !== 'undefined' && __SEARCH_MODE__ === 'remote' && search.mode === 'remote') {
    const { remoteEngine } = await import('./remoteEngine');
    return { ...withMemory(remoteEngine(search)), instead: local };
  }
  return local();
}

let loading: Promise<SearchEngine> | undefined;

/** Loads the engine of this site, once; a failure throws, and the next call tries again. */
export function loadEngine(): Promise<SearchEngine> {
  loading ??= importEngine()
    .then((engine) => withHooks(engine, siteHooks))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * The sections that are nearest to a text, one of a page, best first. Asked of the site's own index alone: a text that was
 * pasted elsewhere may not reach a service or a hook.
 * @throws Error when the index cannot be had
 */
export async function findSections(text: string, scope: SearchScope): Promise<readonly SearchHit[]> {
  const { lists } = await localEngine().search(text, { ...scope, limit: LIMITS.nearestSections });
  return lists
    .flatMap(({ groups }) => groups)
    .flatMap((group) => (group.renderType === 'default' ? group.hits.slice(0, 1) : []));
}
