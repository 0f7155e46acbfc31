import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import { fetchIndex } from '../../../../theme/search/local/fetchIndex';

const URL = 'https://site.example/static/search_index.en.json';
const encoder = new TextEncoder();

/** A server that sends a piece each time it is told, and never ends by itself. */
function server() {
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (control = own) });
    signal.addEventListener('abort', () => control?.error(signal.reason));
    return Promise.resolve(new Response(body));
  });
  return { send: (text: string) => control?.enqueue(encoder.encode(text)), end: () => control?.close() };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('issue 15 an index that never answers is a failure, in time', async () => {
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const fetched = expect(fetchIndex(URL)).rejects.toThrow('sent nothing');
  await vi.advanceTimersByTimeAsync(LIMITS.searchTimeout);
  await fetched;
});

test('issue 15 an index that falls silent halfway is a failure; one that comes slowly is not', async () => {
  const { send, end } = server();
  const slow = fetchIndex(URL);
  for (const piece of ['[', '{"title":', '"a"', '}', ']']) {
    await vi.advanceTimersByTimeAsync(LIMITS.searchTimeout - 1);
    send(piece);
    await vi.advanceTimersByTimeAsync(0);
  }
  end();
  expect(await slow).toEqual([{ title: 'a' }]);

  const half = server();
  const silent = expect(fetchIndex(URL)).rejects.toThrow('sent nothing');
  half.send('[');
  await vi.advanceTimersByTimeAsync(LIMITS.searchTimeout);
  await silent;
});

test('a status other than 2xx, and an answer that is no JSON, are failures', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  await expect(fetchIndex(URL)).rejects.toThrow('answered with status 500');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<!doctype html>')));
  await expect(fetchIndex(URL)).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});
