import {
  answerQuery,
  openIndex,
  type IndexFile,
  type OpenIndex,
  type SearchAnswer,
} from '../../../packages/search';
import * as LIMITS from '../../../site/limits';
import { SEARCH_FACTS } from '../../../site/searchFacts';

/** Addresses are absolute, since a worker has no page. */
export type Question =
  | { readonly type: 'open'; readonly url: string }
  | {
      readonly type: 'search';
      readonly url: string;
      readonly otherUrl: string | undefined;
      readonly text: string;
      readonly limit: number;
    }
  /** Forget every index, e.g. because the language changed. */
  | { readonly type: 'drop' };

export interface Reply {
  readonly id: number;
  readonly answer?: SearchAnswer;
  readonly error?: string;
}

/** A slow connection may take its time, one that sends nothing for `searchTimeout` may not. */
async function fetchIndex(url: string): Promise<IndexFile> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    const reason = new Error(`${url} sent nothing for ${LIMITS.searchTimeout} ms`);
    timer = setTimeout(() => control.abort(reason), LIMITS.searchTimeout);
  };
  wait();
  try {
    const response = await fetch(url, { signal: control.signal });
    if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
    const watch = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, stream) => {
        wait();
        stream.enqueue(piece);
      },
    });
    return (await new Response(response.body?.pipeThrough(watch)).json()) as IndexFile;
  } finally {
    clearTimeout(timer);
  }
}

const indexes = new Map<string, Promise<OpenIndex>>();

function open(url: string): Promise<OpenIndex> {
  const known = indexes.get(url);
  if (known) return known;
  const opening = fetchIndex(url).then((file) => openIndex(file, SEARCH_FACTS));
  indexes.set(url, opening);
  // A failure is not kept: the next question tries again.
  opening.catch(() => indexes.delete(url));
  return opening;
}

async function answer(question: Question): Promise<SearchAnswer | undefined> {
  if (question.type === 'drop') {
    indexes.clear();
    return undefined;
  }
  const own = await open(question.url);
  if (question.type === 'open') return undefined;
  const { text, limit, otherUrl } = question;
  return answerQuery({ text, limit, own, openOther: async () => (otherUrl ? open(otherUrl) : undefined) });
}

// The page names the worker after the index that it will ask for first; a failure is the answer to that question.
const { name: firstIndex } = globalThis as { readonly name?: string };
if (firstIndex) open(firstIndex).catch(() => undefined);

globalThis.addEventListener('message', ({ data }: MessageEvent<Question & { readonly id: number }>) => {
  const reply = (message: Omit<Reply, 'id'>) => globalThis.postMessage({ ...message, id: data.id });
  answer(data).then(
    (given) => reply({ answer: given }),
    (error: unknown) => reply({ error: String(error) }),
  );
});
