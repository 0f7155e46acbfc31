import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchScope } from '../../../../packages/search';
import * as LIMITS from '../../../../site/limits';
import { smallFile, smallPage } from '../../packages/search/smallSite';

vi.mock('../../../../lib/siteSettings', async () => (await import('../../components/hostMocks')).settings());
vi.mock('../../../../theme/search/indexUrl', () => ({
  indexUrl: ({ lang, version }: SearchScope) => `https://site.example/static/${version}${lang}.json`,
}));

const FAILED_LOG = 'Failed to fetch search index, please reload the page and try again.';
const EN: SearchScope = { lang: 'en', version: '' };
const ANSWER: SearchAnswer = { lists: [], otherLang: [], nearHeadings: [] };

type Message = Readonly<Record<string, unknown>> & { readonly id: number };

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  vi.resetModules();
  log.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the page', () => {
  let workers: FakeWorker[] = [];
  /** What the workers answer; undefined for silence. */
  let reply: object | undefined;

  class FakeWorker {
    readonly asked: Message[] = [];
    onmessage?: (event: { data: unknown }) => void;
    onerror?: () => void;
    readonly terminate = vi.fn();
    constructor(
      _: unknown,
      readonly options: { readonly name: string },
    ) {
      workers.push(this);
    }
    postMessage(question: Message): void {
      this.asked.push(question);
      const data = { ...reply, id: question.id };
      if (reply) queueMicrotask(() => this.onmessage?.({ data }));
    }
  }

  beforeEach(() => {
    workers = [];
    reply = { answer: ANSWER };
    vi.stubGlobal('Worker', FakeWorker);
    vi.stubGlobal('window', { location: { href: 'https://site.example/guide/' } });
  });

  async function start() {
    const { localEngine } = await import('../../../../theme/search/local/client');
    const engine = localEngine();
    return { ...engine, ask: (scope = EN) => engine.search('word', { ...scope, limit: 7 }) };
  }
  const types = (): unknown[] => workers.flatMap(({ asked }) => asked.map(({ type }) => type));

  test('S4-16 the index is initial, then initing, then inited; it is opened once', async () => {
    const engine = await start();
    expect(engine.state()).toBe('initial');
    const opening = engine.prepare(EN);
    expect(engine.state()).toBe('initing');
    await Promise.all([opening, engine.prepare(EN)]);
    expect(engine.state()).toBe('inited');
    expect(types()).toEqual(['open']);
    expect(workers[0]?.options.name).toBe('https://site.example/static/en.json');
  });

  test.each([
    ['S4-17 another language', { lang: 'zh', version: '' } as const],
    ['S4-18 another version', { lang: 'en', version: 'v2' } as const],
  ])('%s drops the index and fetches another', async (_, scope) => {
    const engine = await start();
    await engine.ask();
    const change = engine.prepare(scope);
    expect(engine.state()).toBe('initing');
    await change;
    expect(types()).toEqual(['open', 'search', 'drop', 'open']);
    const url = `https://site.example/static/${scope.version}${scope.lang}.json`;
    expect(workers[0]?.asked.at(-1)).toMatchObject({ url });
  });

  test('S8-6 a failure is logged word for word, S4-16 and leaves the index initial for the next try', async () => {
    const engine = await start();
    reply = { error: 'no index' };
    await expect(engine.ask()).rejects.toThrow('no index');
    expect(log).toHaveBeenCalledExactlyOnceWith(FAILED_LOG, expect.any(Error));
    expect(engine.state()).toBe('initial');
    reply = { answer: ANSWER };
    await expect(engine.ask()).resolves.toBe(ANSWER);
  });

  test('a worker that cannot start is told to all, and the next question starts another', async () => {
    const engine = await start();
    reply = undefined;
    const asked = engine.ask();
    workers[0]?.onerror?.();
    await expect(asked).rejects.toThrow('could not be started');
    expect(workers[0]?.terminate).toHaveBeenCalled();
    reply = { answer: ANSWER };
    await engine.ask();
    expect(workers).toHaveLength(2);
  });

  test('S9-21 the last 100 answers are kept, none that failed, for each language its own', async () => {
    const { withMemory } = await import('../../../../theme/search/loadEngine');
    const search = vi.fn(async () => ANSWER);
    const engine = withMemory({ prepare: async () => undefined, search });
    const ask = (text: string, lang = EN.lang) => engine.search(text, { lang, version: '', limit: 7 });
    for (let at = 0; at < LIMITS.searchCache; at += 1) await ask(`query ${at}`);
    await ask('query 0');
    await ask(' query 99 ');
    expect(search).toHaveBeenCalledTimes(100);
    await ask('query 0', 'zh');
    await ask('query 1');
    expect(search).toHaveBeenCalledTimes(102);
    search.mockResolvedValue({ ...ANSWER, failed: true });
    await ask('fault');
    await ask('fault');
    expect(search).toHaveBeenCalledTimes(104);
  });
});

describe('the worker', () => {
  const URL = 'https://site.example/static/search_index.en.json';
  const FILE = JSON.stringify(smallFile([smallPage(0, 'en', 'Treemap', 'Boxes.')]));
  const OPEN = { type: 'open', url: URL };
  const SEARCH = { type: 'search', url: URL, otherUrl: undefined, text: 'treemap', limit: 7 };

  /** The worker with its page, which gets a promise of the reply to each question. */
  async function start() {
    let hear: ((event: { data: Message }) => void) | undefined;
    const waiting = new Map<number, (reply: Message) => void>();
    vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => (hear = listener));
    vi.stubGlobal('postMessage', (reply: Message) => waiting.get(reply.id)?.(reply));
    await import('../../../../theme/search/local/worker.entry');
    return (question: object): Promise<Message> =>
      new Promise((done) => {
        const id = waiting.size + 1;
        waiting.set(id, done);
        hear?.({ data: { ...question, id } });
      });
  }

  test('opens an index once, answers, and forgets on drop', async () => {
    const load = vi.fn(async () => new Response(FILE));
    vi.stubGlobal('fetch', load);
    const ask = await start();
    expect(await ask(OPEN)).toEqual({ id: 1, answer: undefined });
    expect(await ask(SEARCH)).toMatchObject({ answer: { lists: [{ groups: [{ group: 'Treemap' }] }] } });
    expect(load).toHaveBeenCalledTimes(1);
    await ask({ type: 'drop' });
    await ask(SEARCH);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('opens the index that it is named after before it is asked, and once', async () => {
    const load = vi.fn(async () => new Response(FILE));
    vi.stubGlobal('fetch', load);
    vi.stubGlobal('name', URL);
    const ask = await start();
    expect(load).toHaveBeenCalledTimes(1);
    expect((await ask(OPEN)).error).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(1);
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
    expect((await ask(OPEN)).error).toBeUndefined();
  });

  test('issue 15 an index that falls silent is a failure, in time; one that comes slowly is not', async () => {
    vi.useFakeTimers();
    let body: ReadableStreamDefaultController<Uint8Array> | undefined;
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener('abort', () => body?.error(signal.reason));
      return new Response(new ReadableStream({ start: (control) => void (body = control) }));
    });
    const ask = await start();
    const slow = ask(OPEN);
    for (const piece of [FILE.slice(0, 50), FILE.slice(50)]) {
      await vi.advanceTimersByTimeAsync(LIMITS.searchTimeout - 1);
      body?.enqueue(new TextEncoder().encode(piece));
      await vi.advanceTimersByTimeAsync(0);
    }
    body?.close();
    expect((await slow).error).toBeUndefined();
    const silent = ask({ type: 'open', url: `${URL}?2` });
    await vi.advanceTimersByTimeAsync(LIMITS.searchTimeout);
    expect((await silent).error).toContain('sent nothing');
  });
});
