import type { SearchAnswer, SearchEngine, SearchScope } from '../../../packages/search';
import { LANGS } from '../../../site/languages';
import { indexUrl } from '../indexUrl';
import { endWorker, searchWorker } from './startWorker';
import type { Question, Reply } from './worker.entry';

interface ScopeIndex {
  readonly url: string | undefined;
  state: 'initial' | 'initing' | 'inited';
  opening?: Promise<void> | undefined;
}

export interface LocalEngine extends SearchEngine {
  readonly state: () => ScopeIndex['state'];
}

interface Asker {
  readonly done: (answer: SearchAnswer | undefined) => void;
  readonly failed: (why: Error) => void;
}

const waiting = new Map<number, Asker>();
let lastId = 0;

function hear({ data: { id, error, answer } }: MessageEvent<Reply>): void {
  const asker = waiting.get(id);
  waiting.delete(id);
  if (error === undefined) asker?.done(answer);
  else asker?.failed(new Error(error));
}

/** The script of the worker is missing or broken: everybody hears it. */
function giveUp(): void {
  endWorker();
  for (const { failed } of waiting.values()) failed(new Error('The search worker could not be started.'));
  waiting.clear();
}

const ask = (question: Question): Promise<SearchAnswer | undefined> =>
  new Promise((done, failed) => {
    lastId += 1;
    waiting.set(lastId, { done, failed });
    const worker = searchWorker('url' in question ? question.url : undefined);
    worker.onmessage = hear;
    worker.onerror = giveUp;
    worker.postMessage({ ...question, id: lastId });
  });

async function open(index: ScopeIndex): Promise<void> {
  index.state = 'initing';
  try {
    if (!index.url) throw new Error('The site has no search index for this language.');
    await ask({ type: 'open', url: index.url });
    index.state = 'inited';
  } catch (error) {
    index.state = 'initial';
    index.opening = undefined;
    // eslint-disable-next-line no-console -- the specification asks for this line
    console.error('Failed to fetch search index, please reload the page and try again.', error);
    throw error;
  }
}

/** An index built with the site, asked in a worker of our own origin, as the security policy asks. */
export function localEngine(): LocalEngine {
  let index: ScopeIndex = { url: undefined, state: 'initial' };

  const prepare = (scope: SearchScope): Promise<void> => {
    const url = indexUrl(scope);
    if (url !== index.url) {
      // Another language or version starts with nothing.
      if (index.state !== 'initial') void ask({ type: 'drop' }).catch(() => undefined);
      index = { url, state: 'initial' };
    }
    return (index.opening ??= open(index));
  };

  const search: SearchEngine['search'] = async (text, { signal, limit, ...scope }) => {
    await prepare(scope);
    signal?.throwIfAborted();
    const other = LANGS.find((lang) => lang !== scope.lang);
    const otherUrl = other && indexUrl({ ...scope, lang: other });
    const answer = await ask({ type: 'search', url: indexUrl(scope) ?? '', otherUrl, text, limit });
    signal?.throwIfAborted();
    if (!answer) throw new Error('The search worker gave no answer.');
    return answer;
  };

  return { prepare, search, state: () => index.state };
}
