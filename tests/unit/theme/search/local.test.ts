import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchScope } from '../../../../packages/search';
import * as LIMITS from '../../../../site/limits';
import type { LocalEngine } from '../../../../theme/search/local/client';
import { smallFile, smallPage } from '../../packages/search/smallSite';

const FAILED_LOG = 'Failed to fetch search index, please reload the page and try again.';
const EN: SearchScope = { lang: 'en', version: '' };
const ZH: SearchScope = { lang: 'zh', version: '' };

type Message = Readonly<Record<string, unknown>> & { readonly id: number };

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.resetModules();
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the page', () => {
  const ANSWER: SearchAnswer = { lists: [], otherLang: [], nearTerms: [] };

  class FakeWorker {
    static all: FakeWorker[] = [];
    static fails = false;
    static silent = false;
    readonly asked: Message[] = [];
    ended = false;
    onmessage?: (event: { data: unknown }) => void;
    onerror?: () => void;
    constructor() {
      FakeWorker.all.push(this);
    }
    postMessage(question: Message): void {
      this.asked.push(question);
      const { id, type } = question;
      if (FakeWorker.silent) return;
      const reply =
        type === 'open' && FakeWorker.fails
          ? { error: 'no index' }
          : { answer: type === 'search' ? ANSWER : undefined };
      queueMicrotask(() => this.onmessage?.({ data: { id, ...reply } }));
    }
    terminate(): void {
      this.ended = true;
    }
  }

  beforeEach(() => {
    FakeWorker.all = [];
    FakeWorker.fails = false;
    FakeWorker.silent = false;
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('window', { location: { href: 'https://site.example/guide/' } });
  });

  const setUp = async (): Promise<LocalEngine> => {
    const { localEngine } = await import('../../../../theme/search/local/client');
    return localEngine(({ lang, version }) => `/static/${version}${lang}.json`);
  };
  const types = (): unknown[] => FakeWorker.all.flatMap(({ asked }) => asked.map(({ type }) => type));
  const ask = (engine: LocalEngine, text: string, scope = EN) => engine.search(text, { ...scope, limit: 7 });

  test('S4-16 the index is initial, then initing, then inited; it is opened once', async () => {
    const engine = await setUp();
    expect(engine.state()).toBe('initial');
    const opening = engine.prepare(EN);
    expect(engine.state()).toBe('initing');
    await Promise.all([opening, engine.prepare(EN)]);
    expect(engine.state()).toBe('inited');
    expect(types()).toEqual(['open']);
  });

  test.each([
    ['S4-17 another language', ZH],
    ['S4-18 another version', { lang: 'en', version: 'v2' } as SearchScope],
  ])('%s drops the index and fetches another', async (_, scope) => {
    const engine = await setUp();
    await ask(engine, 'word');
    const change = engine.prepare(scope);
    expect(engine.state()).toBe('initing');
    await change;
    expect(types()).toEqual(['open', 'search', 'drop', 'open']);
    const url = `https://site.example/static/${scope.version}${scope.lang}.json`;
    expect(FakeWorker.all[0]?.asked.at(-1)).toMatchObject({ url });
    await ask(engine, 'word', scope);
    expect(types().at(-1)).toBe('search');
  });

  test('S8-6 a failure is logged word for word, S4-16 and leaves the index initial for the next try', async () => {
    const engine = await setUp();
    FakeWorker.fails = true;
    await expect(ask(engine, 'word')).rejects.toThrow('no index');
    expect(log).toHaveBeenCalledExactlyOnceWith(FAILED_LOG, expect.any(Error));
    expect(engine.state()).toBe('initial');
    FakeWorker.fails = false;
    await expect(ask(engine, 'word')).resolves.toBe(ANSWER);
  });

  test('S9-21 the last 100 answers are kept', async () => {
    const engine = await setUp();
    for (let at = 0; at < LIMITS.searchCache; at += 1) await ask(engine, `query ${at}`);
    const before = types().length;
    await ask(engine, 'query 0');
    await ask(engine, ' query 99 ');
    expect(types()).toHaveLength(before);
    await ask(engine, 'one more');
    await ask(engine, 'query 1');
    expect(types()).toHaveLength(before + 2);
  });

  test('a search that nobody waits for ends as aborted', async () => {
    const engine = await setUp();
    const control = new AbortController();
    const search = engine.search('word', { ...EN, limit: 7, signal: control.signal });
    control.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    expect(types()).toEqual(['open']);
  });

  test('a worker that cannot start is told to all, and the next question starts another', async () => {
    const engine = await setUp();
    FakeWorker.silent = true;
    const waiting = ask(engine, 'word');
    FakeWorker.all[0]?.onerror?.();
    await expect(waiting).rejects.toThrow('could not be started');
    expect(FakeWorker.all[0]?.ended).toBe(true);
    FakeWorker.silent = false;
    await ask(engine, 'word');
    expect(FakeWorker.all).toHaveLength(2);
  });

  test('a worker that was started early is the one that is asked, unless it could not be had', async () => {
    const { startWorkerEarly } = await import('../../../../theme/search/local/startWorker');
    startWorkerEarly();
    startWorkerEarly();
    FakeWorker.all[0]?.onerror?.();
    startWorkerEarly();
    await ask(await setUp(), 'word');
    expect(FakeWorker.all.map(({ asked }) => asked.length)).toEqual([0, 2]);
  });
});

describe('the worker', () => {
  const URL = 'https://site.example/static/search_index.en.json';
  const FILE = JSON.stringify(smallFile([smallPage(0, 'en', 'Treemap', 'Boxes.')]));
  const SEARCH = { type: 'search', url: URL, otherUrl: undefined, text: 'treemap', limit: 7 };

  /** The worker with its page, which gets a promise of the reply to each question. */
  async function start() {
    let hear: ((event: { data: Message }) => void) | undefined;
    const waiting = new Map<number, (reply: unknown) => void>();
    vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener));
    vi.stubGlobal('postMessage', (reply: Message) => waiting.get(reply.id)?.(reply));
    await import('../../../../theme/search/local/worker.entry');
    let id = 0;
    return (question: object): Promise<Message> => {
      id += 1;
      const reply = new Promise<Message>((done) => waiting.set(id, done as (reply: unknown) => void));
      hear?.({ data: { ...question, id } });
      return reply;
    };
  }

  test('opens an index once, answers, and forgets on drop', async () => {
    const load = vi.fn(async () => new Response(FILE));
    vi.stubGlobal('fetch', load);
    const ask = await start();
    expect(await ask({ type: 'open', url: URL })).toEqual({ id: 1, answer: undefined });
    expect(await ask(SEARCH)).toMatchObject({
      id: 2,
      answer: { lists: [{ groups: [{ group: 'Treemap' }] }] },
    });
    expect(load).toHaveBeenCalledTimes(1);
    await ask({ type: 'drop' });
    await ask(SEARCH);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a status other than 2xx', () => new Response('', { status: 500 }), 'answered with status 500'],
    ['an answer that is no JSON', () => new Response('<!doctype html>'), 'SyntaxError'],
    ['another JSON', () => new Response('[{"title":"a"}]'), 'build the site again'],
  ])('%s is told, and not kept', async (_, answer, message) => {
    vi.stubGlobal('fetch', async () => answer());
    const ask = await start();
    expect((await ask(SEARCH)).error).toContain(message);
    vi.stubGlobal('fetch', async () => new Response(FILE));
    expect(await ask({ type: 'open', url: URL })).toEqual({ id: 2, answer: undefined });
  });

  test('issue 15 an index that falls silent is a failure, in time; one that comes slowly is not', async () => {
    vi.useFakeTimers();
    const bodies: ReadableStreamDefaultController<Uint8Array>[] = [];
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      const body = new ReadableStream<Uint8Array>({ start: (control) => void bodies.push(control) });
      signal.addEventListener('abort', () => bodies.at(-1)?.error(signal.reason));
      return new Response(body);
    });
    const ask = await start();
    const slow = ask({ type: 'open', url: URL });
    const half = FILE.length / 2;
    for (const piece of [FILE.slice(0, half), FILE.slice(half)]) {
      await vi.advanceTimersByTimeAsync(LIMITS.searchTimeout - 1);
      bodies[0]?.enqueue(new TextEncoder().encode(piece));
      await vi.advanceTimersByTimeAsync(0);
    }
    bodies[0]?.close();
    expect((await slow).error).toBeUndefined();
    const silent = ask({ type: 'open', url: `${URL}?2` });
    await vi.advanceTimersByTimeAsync(LIMITS.searchTimeout);
    expect((await silent).error).toContain('sent nothing');
  });
});
