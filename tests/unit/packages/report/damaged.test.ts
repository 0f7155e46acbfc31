import { describe, expect, test } from 'vitest';
import { ReportError, readReport, type ReportModel } from '../../../../packages/report';
import { REPORT_FAULT_WORDS } from '../../../../site/words/reportView';
import { table } from '../../../../tools/bench/stats';
import { briefJson, keptData, reportFile } from '../../../support/reportFiles';
import { seeded } from '../../../support/seeded';
import { damagedReports } from './damagedReports';

const DAMAGED = await damagedReports();

const faultOf = (files: Parameters<typeof readReport>[0], options?: Parameters<typeof readReport>[1]) =>
  readReport(files, options).then(
    () => 'read',
    (error: unknown) => (error instanceof ReportError ? error.fault : error),
  );

describe('issue 21: damaged reports', () => {
  test('issue 21: there are a hundred of them, each with a name of its own', () => {
    expect(DAMAGED.length).toBeGreaterThanOrEqual(100);
    expect(new Set(DAMAGED.map(({ name }) => name)).size).toBe(DAMAGED.length);
  });

  test.each(DAMAGED)('issue 21: $name → $fault', async ({ files, limits, fault }) => {
    expect(await faultOf(files, limits && { limits })).toBe(fault);
  });

  // After a change of the list: npx vitest run --project 'unit*' tests/unit/packages/report/damaged.test.ts -u
  test('issue 21: the table of them in tests/damaged-reports.md is up to date', async () => {
    const answers = Object.entries(REPORT_FAULT_WORDS).map(([fault, { en }]) => [`\`${fault}\``, en]);
    const text = [
      '# Damaged reports, and what each is answered',
      `Written by \`tests/unit/packages/report/damaged.test.ts\`, which gives every one of these ${DAMAGED.length} to the reader of reports; do not edit. The page \`/guide/start/open-report\` says the sentence in the reader's language.`,
      table(['answer', 'what the page says'], answers),
      table(
        ['what is wrong with it', 'answer'],
        DAMAGED.map(({ name, fault }) => [name, `\`${fault}\``]),
      ),
    ].join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot('../../../damaged-reports.md');
  });

  test('issue 21: every message is one line, whatever the file is called', async () => {
    const name = `a\n\u0000<img onerror=alert(1)>${'x'.repeat(10_000)}`;
    const error = (await readReport([reportFile(name, '')]).catch(
      (reason: unknown) => reason,
    )) as ReportError;
    expect(error.message).not.toMatch(/\p{Control}/u);
    expect(error.message.length).toBeLessThan(300);
  });
});

describe('issue 21: names of the prototype', () => {
  test('issue 21: packages, plugins, chunks and files may be called like them', async () => {
    const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const data = JSON.parse(
      JSON.stringify({
        root: '/p',
        errors: NAMES.map((name) => ({ code: 'EXTEND', title: name, description: name })),
        packageGraph: {
          packages: NAMES.flatMap((name) =>
            ['1.0.0', '2.0.0'].map((version) => ({ name, version, root: `/p/${name}` })),
          ),
        },
        chunkGraph: {
          assets: NAMES.map((path) => ({ path, size: 1, chunks: [path] })),
          chunks: NAMES.map((id) => ({ id, initial: true })),
        },
        loader: NAMES.map((path) => ({
          resource: { path },
          loaders: [{ loader: path, startAt: 1, endAt: 2 }],
        })),
      }).replace(
        '"root"',
        `"plugin":{"__proto__":[{"tapName":"__proto__","costs":1}],"constructor":[{"tapName":"constructor","costs":2}]},"root"`,
      ),
    ) as Record<string, unknown>;
    const { packages, loaders, assets, plugins, findings } = await readReport([briefJson(data)]);
    expect(packages.map(({ duplicate }) => duplicate)).toEqual(Array(8).fill(true));
    expect(loaders.map(({ name }) => name).sort()).toEqual([...NAMES].sort());
    expect(assets.every(({ initial }) => initial === true)).toBe(true);
    expect(plugins[0]?.name).toBe('constructor');
    expect(findings.map(({ title }) => title)).toEqual(NAMES);
    expect(({} as Record<string, unknown>).tapName).toBeUndefined();
  });
});

const isSane = ({ assets, modules, packages, loaders, plugins }: ReportModel) =>
  [
    ...assets.map(({ bytes }) => bytes),
    ...modules.map(({ bundledBytes }) => bundledBytes),
    ...packages.map(({ sourceBytes }) => sourceBytes),
    ...[...loaders, ...plugins].map(({ ms }) => ms),
  ].every((number) => number >= 0 && Number.isFinite(number));

describe('issue 21: properties', () => {
  const text = JSON.stringify({ data: keptData('rsbuild-app') });

  test('issue 21: whatever bytes are changed, there is a sane model or a ReportError', async () => {
    const next = seeded(21);
    const random = (below: number) => Math.floor(next() * below);
    const seen = new Set<unknown>();
    for (let round = 0; round < 100; round += 1) {
      const bytes = new TextEncoder().encode(text);
      for (let change = 0; change < 1 + random(4); change += 1) bytes[random(bytes.length)] = random(256);
      const outcome = await readReport([reportFile('a.json', bytes)]).catch((error: unknown) => error);
      if (outcome instanceof ReportError) seen.add(outcome.fault);
      else {
        expect(isSane(outcome as ReportModel)).toBe(true);
        seen.add('read');
      }
    }
    // Most changes hit a text, others make it no report: both kinds have to have occurred.
    expect(seen).toContain('read');
    expect(seen.size).toBeGreaterThan(1);
  });

  test('issue 21: wherever it is cut, it is cut off, and never read as a shorter report', async () => {
    const step = Math.ceil(text.length / 100);
    const places = Array.from({ length: 99 }, (_, index) => (index + 1) * step);
    for (const at of places) expect(await faultOf([reportFile('a.json', text.slice(0, at))])).toBe('cutOff');
  });

  test('issue 21: the order of members and blanks between them say nothing', async () => {
    const data = keptData('rsbuild-app');
    const turned = Object.fromEntries(Object.entries(data).reverse());
    const spaced = JSON.stringify({ clientRoutes: [], data: turned }, null, '\t');
    expect(await readReport([reportFile('a.json', `\uFEFF${spaced}`)])).toEqual(
      await readReport([briefJson(data)]),
    );
  });
});
