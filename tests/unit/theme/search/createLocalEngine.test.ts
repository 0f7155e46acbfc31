import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchScope } from '../../../../packages/search/types';
import * as LIMITS from '../../../../site/limits';
import { FAILED_LOG, createLocalEngine } from '../../../../theme/search/local/createLocalEngine';
import type { Question } from '../../../../theme/search/local/createWorkerClient';

const EN: SearchScope = { lang: 'en', version: '' };
const ZH: SearchScope = { lang: 'zh', version: '' };
const ANSWER: SearchAnswer = { lists: [], otherLang: [], nearTerms: [] };

/** An engine over a worker that a test can let fail, and the questions that the worker got. */
function setUp() {
  const asked: Question[] = [];
  const worker = { fails: false };
  const engine = createLocalEngine({
    ask: (question) => {
      asked.push(question);
      if (question.type === 'open' && worker.fails) return Promise.reject(new Error('no index'));
      return Promise.resolve(question.type === 'search' ? ANSWER : undefined);
    },
    addressOf: ({ lang, version }) => `https://site.example/${version}${lang}.json`,
  });
  return { engine, asked, worker, types: () => asked.map(({ type }) => type) };
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('local engine', () => {
  test('S4-16 the index is initial, then initing, then inited; it is opened once', async () => {
    const { engine, types } = setUp();
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
    const { engine, asked, types } = setUp();
    await engine.search('word', { ...EN, limit: 7 });
    const change = engine.prepare(scope);
    expect(engine.state()).toBe('initing');
    await change;
    expect(types()).toEqual(['open', 'search', 'drop', 'open']);
    expect(asked.at(-1)).toMatchObject({ url: `https://site.example/${scope.version}${scope.lang}.json` });
    await engine.search('word', { ...scope, limit: 7 });
    expect(types().at(-1)).toBe('search');
  });

  test('S8-6 a failure is logged word for word, S4-16 and leaves the index initial for the next try', async () => {
    const { engine, worker } = setUp();
    worker.fails = true;
    await expect(engine.search('word', { ...EN, limit: 7 })).rejects.toThrow('no index');
    expect(FAILED_LOG).toBe('Failed to fetch search index, please reload the page and try again.');
    expect(log).toHaveBeenCalledWith(FAILED_LOG, expect.any(Error));
    expect(engine.state()).toBe('initial');
    worker.fails = false;
    await expect(engine.search('word', { ...EN, limit: 7 })).resolves.toBe(ANSWER);
  });

  test('S9-21 the last 100 answers are kept', async () => {
    const { engine, asked } = setUp();
    const ask = (text: string) => engine.search(text, { ...EN, limit: LIMITS.searchPages });
    for (let at = 0; at < LIMITS.searchCache; at += 1) await ask(`query ${at}`);
    const before = asked.length;
    await ask('query 0');
    await ask(' query 99 ');
    expect(asked).toHaveLength(before);
    await ask('one more');
    await ask('query 1');
    expect(asked).toHaveLength(before + 2);
  });

  describe('issue 6.2 an index in parts', () => {
    const FIRST = { ...ANSWER, nearTerms: ['first'] };
    const WHOLE = { ...ANSWER, nearTerms: ['whole'] };

    /** An engine whose worker answers at once and then fully, unless it is told to fail. */
    function setUpParts() {
      const asked: Question[] = [];
      const parts = { fail: false, unfinished: false };
      const engine = createLocalEngine({
        ask: async (question) => {
          asked.push(question);
          if (question.type !== 'search') return undefined;
          if (question.atOnce) return { ...FIRST, unfinished: true };
          if (parts.fail) throw new Error('status 500');
          return parts.unfinished ? { ...WHOLE, unfinished: true } : WHOLE;
        },
        addressOf: () => 'https://site.example/en.json',
      });
      return { engine, parts, searches: () => asked.filter(({ type }) => type === 'search').length };
    }

    test('answers at once and brings the whole answer, which alone is kept', async () => {
      const { engine, searches } = setUpParts();
      const answer = await engine.search('word', { ...EN, limit: 7 });
      expect(answer).toEqual({ ...FIRST, more: expect.any(Function) });
      expect((await engine.search('word', { ...EN, limit: 7 })).more).toBeDefined();
      expect(await answer.more?.()).toEqual(WHOLE);
      const before = searches();
      expect(await engine.search('word', { ...EN, limit: 7 })).toEqual(WHOLE);
      expect(searches()).toBe(before);
    });

    test('an answer without all its parts is not kept', async () => {
      const { engine, parts } = setUpParts();
      parts.unfinished = true;
      const answer = await engine.search('word', { ...EN, limit: 7 });
      expect(await answer.more?.()).toEqual(WHOLE);
      expect((await engine.search('word', { ...EN, limit: 7 })).more).toBeDefined();
    });

    test('S8-6 a failure of the parts is logged; one that nobody waits for is not', async () => {
      const { engine, parts } = setUpParts();
      const answer = await engine.search('word', { ...EN, limit: 7 });
      parts.fail = true;
      await expect(answer.more?.()).rejects.toThrow('status 500');
      expect(log).toHaveBeenCalledExactlyOnceWith(FAILED_LOG, expect.any(Error));
      const control = new AbortController();
      const left = await engine.search('word', { ...EN, limit: 7, signal: control.signal });
      control.abort();
      await expect(left.more?.()).rejects.toMatchObject({ name: 'AbortError' });
      expect(log).toHaveBeenCalledOnce();
    });
  });

  test('a search that nobody waits for ends as aborted', async () => {
    const { engine, types } = setUp();
    const control = new AbortController();
    const search = engine.search('word', { ...EN, limit: 7, signal: control.signal });
    control.abort();
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
    expect(types()).toEqual(['open']);
  });
});
