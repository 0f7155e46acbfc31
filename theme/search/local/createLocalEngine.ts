import type { IndexAnswer } from '../../../packages/search/answerQuery';
import { lruCache } from '../../../packages/search/lruCache';
import type { SearchAnswer, SearchEngine, SearchRequest, SearchScope } from '../../../packages/search/types';
import { LANGS } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import type { Question } from './createWorkerClient';

/** What is logged when the index cannot be had, in the words of the specification. */
export const FAILED_LOG = 'Failed to fetch search index, please reload the page and try again.';

/** State of the index of the current scope. */
export type IndexState = 'initial' | 'initing' | 'inited';

/** The local engine also tells the state of its index. */
export interface LocalEngine extends SearchEngine {
  readonly state: () => IndexState;
}

/** What the engine needs of its surroundings. */
export interface LocalEngineOptions {
  readonly ask: (question: Question) => Promise<IndexAnswer | undefined>;
  /** Absolute address of the index of a scope; undefined when there is none. */
  readonly addressOf: (scope: SearchScope) => string | undefined;
}

function stopWhenAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('Nobody waits for this search.', 'AbortError');
}

/**
 * The engine that needs no service: an index built with the site, asked in a worker.
 * @param options how to ask the worker, and where the indexes are
 */
export function createLocalEngine({ ask, addressOf }: LocalEngineOptions): LocalEngine {
  const answers = lruCache<SearchAnswer>(LIMITS.searchCache);
  let url: string | undefined;
  let state: IndexState = 'initial';
  let opening: Promise<void> | undefined;

  const open = async (): Promise<void> => {
    const asked = url;
    state = 'initing';
    try {
      if (!asked) throw new Error('The site has no search index for this language.');
      await ask({ type: 'open', url: asked });
      if (asked === url) state = 'inited';
    } catch (error) {
      if (asked === url) {
        state = 'initial';
        opening = undefined;
      }
      // eslint-disable-next-line no-console -- the specification asks for this line
      console.error(FAILED_LOG, error);
      throw error;
    }
  };

  const prepare = (scope: SearchScope): Promise<void> => {
    const address = addressOf(scope);
    if (address !== url) {
      // Another language or version starts with nothing.
      if (state !== 'initial') void ask({ type: 'drop' }).catch(() => undefined);
      url = address;
      state = 'initial';
      opening = undefined;
      answers.clear();
    }
    opening ??= open();
    return opening;
  };

  const search = async (text: string, request: SearchRequest): Promise<SearchAnswer> => {
    const { signal, limit, lang, version } = request;
    stopWhenAborted(signal);
    await prepare(request);
    stopWhenAborted(signal);
    const key = `${limit} ${text.trim()}`;
    const known = answers.get(key);
    if (known) return known;
    const own = addressOf(request);
    const other = LANGS.find((each) => each !== lang);
    const otherUrl = other && addressOf({ lang: other, version });

    const askWorker = async (atOnce: boolean): Promise<SearchAnswer> => {
      const answer = await ask({ type: 'search', url: own ?? '', otherUrl, text, limit, atOnce });
      stopWhenAborted(signal);
      if (!answer) throw new Error('The search worker gave no answer.');
      const { unfinished, ...found } = answer;
      if (unfinished) return atOnce ? { ...found, more } : found;
      if (own === url) answers.set(key, answer);
      return answer;
    };
    const more = () =>
      askWorker(false).catch((error: unknown) => {
        stopWhenAborted(signal);
        // eslint-disable-next-line no-console -- the specification asks for this line
        console.error(FAILED_LOG, error);
        throw error;
      });
    return askWorker(true);
  };

  return { prepare, search, state: () => state };
}
