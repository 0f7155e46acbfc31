import type { SearchAnswer, SearchEngine, SearchRequest, SearchScope } from '../../../packages/search';
import { LANGS } from '../../../site/languages';
import * as LIMITS from '../../../site/limits';
import { takeWorker } from './startWorker';
import type { Question, Reply } from './worker.entry';

/** Puts an entry at the end of a map that keeps so many: those that were used last. */
export function keepLast<Value>(kept: Map<string, Value>, key: string, value: Value, max: number): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest = ''] = kept.keys();
  if (kept.size > max) kept.delete(oldest);
}

/** What is logged when the index cannot be had, in the words of the specification. */
export const FAILED_LOG = 'Failed to fetch search index, please reload the page and try again.';

/** State of the index of the current scope. */
type IndexState = 'initial' | 'initing' | 'inited';

/** The local engine also tells the state of its index. */
export interface LocalEngine extends SearchEngine {
  readonly state: () => IndexState;
}

interface Asker {
  readonly done: (answer: SearchAnswer | undefined) => void;
  readonly failed: (why: Error) => void;
}

/** Asks a worker questions and hands each reply to who asked; a worker that could not be loaded is started again. */
function workerClient(): (question: Question) => Promise<SearchAnswer | undefined> {
  const waiting = new Map<number, Asker>();
  let worker: Worker | undefined;
  let lastId = 0;

  const start = (): Worker => {
    const started = takeWorker();
    started.onmessage = ({ data: { id, error, answer } }: MessageEvent<Reply>) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (error === undefined) asker?.done(answer);
      else asker?.failed(new Error(error));
    };
    started.onerror = () => {
      // The script itself is missing or broken: everybody hears it, and the next question starts a new worker.
      worker = undefined;
      started.terminate();
      for (const { failed } of waiting.values()) failed(new Error('The search worker could not be started.'));
      waiting.clear();
    };
    return started;
  };

  return (question) =>
    new Promise((done, failed) => {
      worker ??= start();
      lastId += 1;
      waiting.set(lastId, { done, failed });
      worker.postMessage({ ...question, id: lastId });
    });
}

/**
 * The engine that needs no service: an index built with the site, asked in a worker of our own origin, as the security policy
 * asks.
 * @param addressOf where the index of a scope is, from the root of the host; undefined when there is none
 */
export function localEngine(addressOf: (scope: SearchScope) => string | undefined): LocalEngine {
  const ask = workerClient();
  const answers = new Map<string, SearchAnswer>();
  let url: string | undefined;
  let state: IndexState = 'initial';
  let opening: Promise<void> | undefined;

  const urlOf = (scope: SearchScope): string | undefined => {
    const address = addressOf(scope);
    return address && new URL(address, window.location.href).href;
  };

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
    const wanted = urlOf(scope);
    if (wanted !== url) {
      // Another language or version starts with nothing.
      if (state !== 'initial') void ask({ type: 'drop' }).catch(() => undefined);
      url = wanted;
      state = 'initial';
      opening = undefined;
      answers.clear();
    }
    opening ??= open();
    return opening;
  };

  const search = async (text: string, request: SearchRequest): Promise<SearchAnswer> => {
    const { signal, limit, lang, version } = request;
    signal?.throwIfAborted();
    await prepare(request);
    signal?.throwIfAborted();
    const key = `${limit} ${text.trim()}`;
    const own = urlOf(request) ?? '';
    const other = LANGS.find((each) => each !== lang);
    const otherUrl = other && urlOf({ lang: other, version });
    const answer = answers.get(key) ?? (await ask({ type: 'search', url: own, otherUrl, text, limit }));
    signal?.throwIfAborted();
    if (!answer) throw new Error('The search worker gave no answer.');
    if (own === url) keepLast(answers, key, answer, LIMITS.searchCache);
    return answer;
  };

  return { prepare, search, state: () => state };
}
