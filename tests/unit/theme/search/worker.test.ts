import { describe, expect, test } from 'vitest';
import { createWorkerClient, type AskedWorker } from '../../../../theme/search/local/createWorkerClient';
import { searchWorker } from '../../../../theme/search/local/searchWorker';
import { manyPages, splitSite } from '../../packages/search/parts/manyPages';
import { smallFile, smallPage } from '../../packages/search/smallSite';

const FILE = smallFile([smallPage(0, 'en', 'Treemap', 'Boxes.')]);

describe('search worker', () => {
  test('opens an index once, answers, and forgets on drop', async () => {
    const loaded: string[] = [];
    const reply = searchWorker(async (url) => {
      loaded.push(url);
      return FILE;
    });
    const search = {
      id: 2,
      type: 'search',
      url: 'a',
      otherUrl: undefined,
      text: 'treemap',
      limit: 7,
    } as const;
    expect(await reply({ id: 1, type: 'open', url: 'a' })).toEqual({ id: 1, answer: undefined });
    const answer = await reply(search);
    expect('answer' in answer && answer.answer?.lists[0]?.groups[0]?.group).toBe('Treemap');
    expect(loaded).toEqual(['a']);
    await reply({ id: 3, type: 'drop' });
    await reply(search);
    expect(loaded).toEqual(['a', 'a']);
  });

  test('issue 6.2 parts are fetched beside their head, whatever the base, and only for a whole answer', async () => {
    const { head, parts } = splitSite(manyPages(120), { whole: 100_000, part: 100_000 })();
    const loaded: string[] = [];
    const reply = searchWorker(async (url) => {
      loaded.push(url);
      const [, part] = /part-(\d+)$/.exec(url) ?? [];
      return part ? (parts[Number(part)] ?? []) : head;
    });
    const url = 'https://site.example/docs/static/head.json';
    const search = { type: 'search', url, otherUrl: undefined, text: 'loader', limit: 7 } as const;
    const first = await reply({ ...search, id: 1, atOnce: true });
    expect(first).toMatchObject({ answer: { unfinished: true, otherLang: [], nearTerms: [] } });
    expect(loaded).toEqual([url]);
    const whole = await reply({ ...search, id: 2 });
    expect('answer' in whole && whole.answer?.unfinished).toBeUndefined();
    expect(loaded.slice(1)).not.toEqual([]);
    for (const each of loaded.slice(1))
      expect(each).toMatch(/^https:\/\/site\.example\/docs\/static\/part-\d$/);
  });

  test('a failure is told and not kept', async () => {
    let fails = true;
    const reply = searchWorker(async () => {
      if (fails) throw new Error('status 500');
      return FILE;
    });
    expect(await reply({ id: 1, type: 'open', url: 'a' })).toEqual({ id: 1, error: 'Error: status 500' });
    fails = false;
    expect(await reply({ id: 2, type: 'open', url: 'a' })).toEqual({ id: 2, answer: undefined });
  });
});

describe('worker client', () => {
  /** Workers that record what they are asked; a test answers for them. */
  function setUp() {
    const workers: (AskedWorker & { asked: { id: number }[]; ended: boolean })[] = [];
    const ask = createWorkerClient(() => {
      const worker = {
        asked: [] as { id: number }[],
        ended: false,
        onmessage: null,
        onerror: null,
        postMessage: (question: { id: number }) => void worker.asked.push(question),
        terminate: () => {
          worker.ended = true;
        },
      };
      workers.push(worker);
      return worker;
    });
    return { ask, workers };
  }
  const tell = (worker: AskedWorker | undefined, data: unknown) =>
    worker?.onmessage?.call(worker as unknown as Worker, new MessageEvent('message', { data }));

  test('each reply goes to who asked, in any order', async () => {
    const { ask, workers } = setUp();
    const first = ask({ type: 'open', url: 'a' });
    const second = ask({ type: 'open', url: 'b' });
    const [worker] = workers;
    const [one, two] = worker?.asked.map(({ id }) => id) ?? [];
    tell(worker, { id: two, error: 'no' });
    tell(worker, { id: one });
    await expect(first).resolves.toBeUndefined();
    await expect(second).rejects.toThrow('no');
    expect(workers).toHaveLength(1);
  });

  test('a worker that cannot start is told to all, and the next question starts another', async () => {
    const { ask, workers } = setUp();
    const waiting = ask({ type: 'open', url: 'a' });
    workers[0]?.onerror?.call(workers[0] as unknown as Worker, new Event('error') as ErrorEvent);
    await expect(waiting).rejects.toThrow('could not be started');
    expect(workers[0]?.ended).toBe(true);
    void ask({ type: 'drop' });
    expect(workers).toHaveLength(2);
  });
});
