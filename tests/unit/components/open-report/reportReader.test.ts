import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  reportReader,
  type ReaderAnswer,
  type ReaderQuestion,
} from '../../../../components/open-report/reportReader';
import { reportTables } from '../../../../components/open-report/reportTables';
import { ROWS, type ReportView } from '../../../../components/open-report/reportView';
import { faultText } from '../../../../components/open-report/reportText';
import { READ_LIMITS, type ReportFault } from '../../../../packages/report';
import { LANGS } from '../../../../site/languages';
import { REPORT_FAULT_WORDS } from '../../../../site/words/reportView';
import type { Text } from '../../../../site/words/types';
import { briefJson, keptData, type ReportData, reportFile } from '../../../support/reportFiles';
import { ROOT } from '../../../support/site';

vi.mock('@rspress/core/runtime', async () => (await import('../hostMocks')).runtime());

const RSPACK = keptData('rspack-app');
const { baseline, current } = keptData('bundle-diff') as Readonly<Record<string, ReportData>>;

const open = async (
  slot: 'report' | 'baseline',
  data: ReportData | ReturnType<typeof reportFile>[],
): Promise<ReaderQuestion> => {
  const files = Array.isArray(data) ? data : [briefJson(data)];
  const source = await Promise.all(files.map(async (each) => ({ path: each.path, file: await each.open() })));
  return { kind: 'open', slot, lang: 'en', source };
};
const keep = (form: 'json' | 'pullRequest', lang: 'en' | 'zh' = 'en') =>
  ({ kind: 'keep', form, lang, base: '' }) as const;

async function talk(...questions: readonly ReaderQuestion[]) {
  const reader = reportReader();
  const last: (ReaderAnswer | undefined)[] = [];
  for (const question of questions) {
    const answers: ReaderAnswer[] = [];
    await reader(question, (answer) => answers.push(answer));
    last.push(answers.at(-1));
  }
  return last;
}

const valueOf = (answer: ReaderAnswer | undefined): unknown => {
  if (!answer || !('value' in answer)) throw new Error(JSON.stringify(answer));
  return answer.value;
};
const viewOf = (answer: ReaderAnswer | undefined) => valueOf(answer) as ReportView;
const say = (text: Text) => text.en;

test('issue 21: a report is opened and compared with a second one, which a new report forgets', async () => {
  const [first, second, kept, third] = await talk(
    await open('report', current ?? {}),
    await open('baseline', baseline ?? {}),
    keep('pullRequest', 'zh'),
    await open('report', RSPACK),
  );
  expect(viewOf(first).comparison).toBe(undefined);
  const [totals, packages] = reportTables.compare(viewOf(second), say);
  expect(totals?.rows[0]?.map(({ text }) => text)).toEqual(['Size', '−292.61 KB', '443.54 KB', '150.93 KB']);
  const moment = packages?.rows.find(([name]) => name?.text.startsWith('moment '));
  expect(moment?.map(({ text }) => text)).toEqual([
    'moment 2.30.1',
    '−262.43 KB',
    '262.43 KB',
    '–',
    'removed',
  ]);
  expect(valueOf(kept)).toContain('# 对比');
  expect(viewOf(third).comparison).toBe(undefined);
});

test('issue 21: the kinds of the output add up to the output, and what is cut for the page is counted before', async () => {
  const { kinds, summary, duplicates } = viewOf((await talk(await open('report', RSPACK)))[0]);
  expect(kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(summary.bytes);
  expect(duplicates.map(({ name, version }) => `${name}@${version}`)).toEqual([
    'immer@9.0.21',
    'immer@10.1.1',
  ]);
  const size = { sourceSize: 1 };
  const modules = Array.from({ length: ROWS + 1 }, (_, id) => ({ id, path: String(id), size }));
  const errors = Array.from({ length: 60 }, () => ({ code: 'E1001', title: 'D' }));
  const view = viewOf(
    (await talk(await open('report', { root: '/p', errors, moduleGraph: { modules } })))[0],
  );
  expect([view.modules.length, view.totals.modules]).toEqual([ROWS, ROWS + 1]);
  expect([view.rules[0]?.findings.length, view.rules[0]?.count]).toEqual([50, 60]);
});

test('issue 21: what cannot be read is answered with its fault, and the open report stays', async () => {
  const [, failed, kept] = await talk(
    await open('report', RSPACK),
    await open('baseline', [reportFile('a.json', '{"data":')]),
    keep('json'),
  );
  expect(failed).toMatchObject({ failure: { fault: 'cutOff', place: 'data' } });
  expect(JSON.parse(String(valueOf(kept)))).toMatchObject({ format: 1 });
});

test('issue 21: a second report that is stopped is compared with nothing', async () => {
  const answers: ReaderAnswer[] = [];
  const add = (answer: ReaderAnswer) => answers.push(answer);
  const reader = reportReader();
  await reader(await open('report', RSPACK), add);
  const reading = reader(await open('baseline', RSPACK), add);
  await reader({ kind: 'stop' }, () => undefined);
  await reading;
  expect(answers.at(-1)).toMatchObject({ failure: { fault: 'stopped' } });
  await reader(keep('pullRequest'), add);
  expect(answers.at(-1)).toMatchObject({ failure: { fault: 'empty' } });
});

/** Names that have a meaning in HTML, in Markdown, or for objects. */
const HOSTILE = ['<img src=x onerror=alert(1)>', '__proto__', 'constructor', '[x](javascript:x)', '|'];

test('issue 21: hostile names are counted like any other, and are no objects', async () => {
  const size = { sourceSize: 10, parsedSize: 10, gzipSize: 5 };
  const packages = [...HOSTILE, ...HOSTILE].map((name) => ({ name, version: '1', root: name, size }));
  const data = {
    root: '/__proto__',
    errors: HOSTILE.map((name) => ({ code: 'EXTEND', title: name, description: name })),
    moduleGraph: { modules: HOSTILE.map((name, id) => ({ id, path: `/__proto__/${name}`, size })) },
    chunkGraph: { assets: HOSTILE.map((name) => ({ path: name, size: 10 })), chunks: [] },
    packageGraph: { packages },
    loader: [
      {
        resource: { path: '__proto__' },
        loaders: HOSTILE.map((loader) => ({ loader, startAt: 0, endAt: 5 })),
      },
    ],
    plugin: { constructor: HOSTILE.map((tapName) => ({ tapName, costs: 5 })) },
  };
  const [opened, compared] = await talk(await open('report', data), await open('baseline', data));
  const view = viewOf(opened);
  expect(view.totals).toEqual({ assets: 5, modules: 5, packages: 10, loaders: 5, plugins: 5 });
  expect(view.duplicates).toHaveLength(10);
  expect(view.rules.map(({ title }) => title).sort()).toEqual([...HOSTILE].sort());
  expect(viewOf(compared).comparison?.packages).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test.each(LANGS)(
  'issue 21: every fault has a sentence without gaps, with the limit that is kept: %s',
  (lang) => {
    const textOf = (fault: ReportFault) =>
      faultText({ fault, place: '<b>a.json</b>' }, (words) => words[lang]);
    for (const fault of Object.keys(REPORT_FAULT_WORDS) as ReportFault[]) {
      expect(textOf(fault)).toContain('(<b>a.json</b>)');
      expect(textOf(fault)).not.toMatch(/[{}]/);
    }
    const limit = `${READ_LIMITS.bytes / 1_000_000} MB`;
    const page = readFileSync(path.join(ROOT, `docs/${lang}/guide/start/open-report.mdx`), 'utf8');
    for (const text of [textOf('tooLarge'), page]) expect(text).toContain(limit);
  },
);
