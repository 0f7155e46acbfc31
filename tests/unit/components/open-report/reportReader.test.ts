import { expect, test } from 'vitest';
import { reportReader } from '../../../../components/open-report/reportReader';
import type { ReaderAnswer, ReaderQuestion } from '../../../../components/open-report/types';
import { briefJson, keptData, reportFile } from '../../../support/reportFiles';

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

const open = async (
  slot: 'report' | 'baseline',
  name: 'rspack-app' | 'rsbuild-app',
  lang: 'en' | 'zh' = 'en',
) => ({ kind: 'open', slot, lang, source: await chosen(briefJson(keptData(name))) }) as const;

test('issue 21: a report is opened, explained in the language of the page, and compared with a second one', async () => {
  const keep = { kind: 'keep', form: 'pullRequest', lang: 'zh', base: 'https://x.example' } as const;
  const [first, second, kept] = await talk(
    await open('report', 'rspack-app', 'zh'),
    await open('baseline', 'rsbuild-app', 'zh'),
    keep,
  );
  expect(first).toMatchObject({ kind: 'opened', slot: 'report', view: { comparison: undefined } });
  expect(JSON.stringify(first)).toContain('重复的包');
  expect(second).toMatchObject({ kind: 'opened', slot: 'baseline' });
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
    slot: 'baseline',
    lang: 'en',
    source: await chosen(reportFile('a.json', '{"data":')),
  } as const;
  const keep = { kind: 'keep', form: 'json', lang: 'en', base: '' } as const;
  const [, failed, kept] = await talk(await open('report', 'rspack-app'), broken, keep);
  expect(failed).toEqual({ kind: 'failed', fault: 'cutOff', place: 'data' });
  expect(kept?.kind === 'kept' && JSON.parse(kept.text)).toMatchObject({ format: 1 });
  expect((await talk(keep))[0]).toMatchObject({ kind: 'failed', fault: 'empty' });
});
