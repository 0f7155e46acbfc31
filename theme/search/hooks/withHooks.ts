import type { SearchHooks } from './SearchHooks';
import type { SearchAnswer, SearchEngine, SearchRequest } from '../../../packages/search/types';

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

/**
 * Calls the hooks around each search of an engine.
 * @param engine how to search
 * @param hooks the hooks that are there
 * @returns an engine; a query that `beforeSearch` rewrites shows the results of the new one
 */
export function withHooks(engine: SearchEngine, hooks: SearchHooks): SearchEngine {
  const { beforeSearch, onSearch, afterSearch } = hooks;
  if (!beforeSearch && !onSearch && !afterSearch) return engine;

  /** An answer that is to become better is shown as it is: the hooks see the whole one. */
  async function complete(query: string, found: SearchAnswer, signal?: AbortSignal): Promise<SearchAnswer> {
    const { more } = found;
    if (more) return { ...found, more: async () => complete(query, await more(), signal) };
    const added = await safely('onSearch', () => onSearch?.(query, found.lists));
    signal?.throwIfAborted();
    const answer = Array.isArray(added) ? { ...found, lists: [...found.lists, ...added] } : found;
    await safely('afterSearch', () => afterSearch?.(query, answer));
    return answer;
  }

  async function search(text: string, request: SearchRequest): Promise<SearchAnswer> {
    const { lang, version, signal } = request;
    const rewritten = await safely('beforeSearch', () => beforeSearch?.(text, { lang, version }));
    signal?.throwIfAborted();
    const query = typeof rewritten === 'string' ? rewritten : text;
    return complete(query, await engine.search(query, request), signal);
  }

  return { ...engine, prepare: (scope) => engine.prepare(scope), search };
}
