import { expect, test } from 'vitest';
import { reportReader } from '../../../../components/open-report/reportReader';
import type { ReaderAnswer, ReaderQuestion } from '../../../../components/open-report/types';
import { briefJson, keptData, reportFile, type ReportData } from '../../../support/reportFiles';

const chosen = async (...files: ReturnType<typeof reportFile>[]) =>
  Promise.all(files.map(async ({ path, open }) => ({ path, file: await open() })));

/** Asks one question after the other; gives the last answer to each. */
async function talk(...questions: readonly ReaderQuestion[]) {
  const answers: ReaderAnswer[] = [];
  const reader = reportReader((answer) => answers.push(answer));
  const last: (ReaderAnswer | undefined)[] = [];
  for (const question of questions) {
    await reader(question);
    last.push(answers.at(-1));
  }
  return last;
}

const openData = async (slot: 'report' | 'baseline', data: ReportData, lang: 'en' | 'zh' = 'en') =>
  ({ kind: 'open', id: 1, slot, lang, source: await chosen(briefJson(data)) }) as const;

const open = (slot: 'report' | 'baseline', name: 'rspack-app' | 'rsbuild-app', lang: 'en' | 'zh' = 'en') =>
  openData(slot, keptData(name), lang);

test('issue 21: a report is opened, explained in the language of the page, and compared with a second one', async () => {
  const keep = { kind: 'keep', form: 'pullRequest', lang: 'zh', base: 'https://x.example' } as const;
  const [first, second, kept] = await talk(
    await open('report', 'rspack-app', 'zh'),
    await open('baseline', 'rsbuild-app', 'zh'),
    keep,
  );
  expect(first).toMatchObject({ kind: 'opened', id: 1, view: { comparison: undefined } });
  expect(JSON.stringify(first)).toContain('重复的包');
  expect(second?.kind === 'opened' && second.view.comparison?.assets.length).toBeGreaterThan(0);
  expect(kept?.kind === 'kept' && kept.text).toContain('# 对比');
});

test('issue 21: a new report forgets the one that the old one was compared with', async () => {
  const third = (
    await talk(
      await open('report', 'rspack-app'),
      await open('baseline', 'rsbuild-app'),
      await open('report', 'rspack-app'),
    )
  )[2];
  expect(third?.kind === 'opened' && third.view.comparison).toBe(undefined);
});

test('issue 21: what cannot be read is answered with its fault, and the open report stays', async () => {
  const broken = {
    kind: 'open',
    id: 7,
    slot: 'baseline',
    lang: 'en',
    source: await chosen(reportFile('a.json', '{"data":')),
  } as const;
  const keep = { kind: 'keep', form: 'json', lang: 'en', base: '' } as const;
  const [, failed, kept] = await talk(await open('report', 'rspack-app'), broken, keep);
  expect(failed).toMatchObject({ kind: 'failed', id: 7, fault: 'cutOff', place: 'data' });
  expect(kept?.kind === 'kept' && JSON.parse(kept.text ?? '')).toMatchObject({ format: 1 });
  expect((await talk(keep))[0]).toEqual({ kind: 'kept', text: undefined });
});

test('issue 23.9 what is packed beside either of two reports is named', async () => {
  const packed = (path: string) =>
    reportFile(path, new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]));
  const both = async (slot: 'report' | 'baseline') =>
    ({
      ...(await open(slot, 'rspack-app')),
      source: await chosen(packed(`${slot}.7z`), briefJson(keptData('rspack-app'))),
    }) as const;
  const answer = (await talk(await both('report'), await both('baseline')))[1];
  expect(answer?.kind === 'opened' && answer.view.skipped?.map(({ place }) => place)).toEqual([
    'report.7z',
    'baseline.7z',
  ]);
});

test('issue 21: a second report that is stopped is compared with nothing', async () => {
  const answers: ReaderAnswer[] = [];
  const reader = reportReader((answer) => answers.push(answer));
  await reader(await open('report', 'rspack-app'));
  const reading = reader(await open('baseline', 'rsbuild-app'));
  await reader({ kind: 'stop' });
  await reading;
  expect(answers.at(-1)).toMatchObject({ kind: 'failed', fault: 'stopped' });
  await reader({ kind: 'keep', form: 'pullRequest', lang: 'en', base: '' });
  expect(answers.at(-1)).toEqual({ kind: 'kept', text: undefined });
});

/** Names that have a meaning in HTML, in Markdown, or for objects. */
const HOSTILE = ['<img src=x onerror=alert(1)>', '__proto__', 'constructor', '](javascript:x)', '=cmd|1'];

test('issue 21: hostile names are counted like any other, and change no object', async () => {
  const size = { sourceSize: 10, parsedSize: 10, gzipSize: 5 };
  const data = {
    root: '/__proto__',
    errors: HOSTILE.map((name) => ({ code: 'EXTEND', title: name, description: name })),
    moduleGraph: { modules: HOSTILE.map((name, id) => ({ id, path: `/__proto__/${name}`, size })) },
    chunkGraph: { assets: HOSTILE.map((path) => ({ path, size: 10 })), chunks: [] },
    packageGraph: {
      packages: [...HOSTILE, ...HOSTILE].map((name) => ({ name, version: '1', root: name, size })),
    },
    loader: [
      {
        resource: { path: '__proto__' },
        loaders: HOSTILE.map((loader) => ({ loader, startAt: 0, endAt: 5 })),
      },
    ],
    plugin: { constructor: HOSTILE.map((tapName) => ({ tapName, costs: 5 })) },
  };
  const [opened, compared] = await talk(await openData('report', data), await openData('baseline', data));
  const view = opened?.kind === 'opened' ? opened.view : undefined;
  expect(view?.totals).toEqual({ assets: 5, modules: 5, packages: 10, loaders: 5, plugins: 5 });
  expect(view?.duplicates).toHaveLength(10);
  expect(view?.rules.map(({ title }) => title).sort()).toEqual([...HOSTILE].sort());
  expect(compared?.kind === 'opened' && compared.view.comparison?.packages).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** What comes through the port until the data has ended, or until the reader answers that it cannot be read. */
async function handedOver(...questions: readonly ReaderQuestion[]) {
  const { port1, port2 } = new MessageChannel();
  const parts: unknown[] = [];
  const ended = new Promise<void>((resolve) => {
    port2.onmessage = ({ data }: MessageEvent<{ name: string; bytes: Uint8Array } | null>) => {
      if (data) parts.push([data.name, JSON.parse(new TextDecoder().decode(data.bytes))]);
      else resolve();
    };
  });
  const answer = (await talk(...questions, { kind: 'handOver', port: port1 })).at(-1);
  if (answer?.kind === 'handedOver' && !answer.failure) await ended;
  port2.close();
  return { answer, data: Object.fromEntries(parts as [string, unknown][]) };
}

test('issue 21: the data of the open report goes through a port, whole, and not that of the earlier build', async () => {
  const { answer, data } = await handedOver(
    await open('report', 'rspack-app'),
    await open('baseline', 'rsbuild-app'),
  );
  expect(answer).toEqual({ kind: 'handedOver' });
  expect(data).toMatchObject(keptData('rspack-app'));
});

test('issue 21: without a report there is no data to hand over, and that is said', async () => {
  const { answer, data } = await handedOver();
  expect(answer).toEqual({ kind: 'handedOver', failure: expect.objectContaining({ fault: 'noReport' }) });
  expect(data).toEqual({});
});
