import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainReport } from '../../../../tools/explain/explainReport';
import { readCondition } from '../../../../tools/explain/passedLimits';
import { REPORT_FAULT_WORDS, REPORT_VIEW_WORDS } from '../../../../site/words/reportView';
import {
  briefJson,
  briefPage,
  keptData,
  normalFolder,
  reportFile,
  zipOf,
  type ReportData,
} from '../../../support/reportFiles';

const { baseline, current } = keptData('bundle-diff') as Record<'baseline' | 'current', ReportData>;
const dataOf = (side: ReportData) => (side.data ?? side) as ReportData;
let folder = '';
const at = (...parts: string[]) => path.join(folder, ...parts);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'explain-'));
  const write = async (file: string, blob: Blob | Promise<Blob>) => {
    await mkdir(path.dirname(at(file)), { recursive: true });
    await writeFile(at(file), Buffer.from(await (await blob).arrayBuffer()));
  };
  await write('before.json', briefJson(dataOf(baseline)).open());
  await write('after.html', briefPage(dataOf(current)).open());
  await write('broken.json', new Blob(['{"data":']));
  await write('rspack.json', briefJson(keptData('rspack-app')).open());
  for (const file of normalFolder(dataOf(current))) await write(`out/${file.path}`, file.open());
  for (const [index, name] of ['web', 'node'].entries()) {
    const page = briefPage({ ...keptData('rspack-app'), hash: String(index) });
    await write(`two/${name}/rsdoctor-report.html`, page.open());
    await write(
      `slaves/.rsdoctor/${index === 0 ? '' : '.slaves/node/'}manifest.json`,
      manifestOf(String(index)),
    );
  }
  const pages = ['web', 'node'].map((name) =>
    reportFile(`${name}/rsdoctor-report.html`, readFileSync(at('two', name, 'rsdoctor-report.html'))),
  );
  await write('two.zip', (await zipOf(pages)).open());
  const { root, errors, chunkGraph } = keptData('rspack-app');
  await write('bundle.json', briefJson({ root, errors, chunkGraph }).open());
  const powerShell = Buffer.from(await (await briefJson(keptData('rspack-app')).open()).text(), 'utf16le');
  await write('utf16.json', new Blob([powerShell]));
});
afterAll(() => rm(folder, { recursive: true }));

/** The manifest of a build of which only the name is known. */
const manifestOf = (hash: string) =>
  new Blob([
    JSON.stringify({
      client: { enableRoutes: ['Overall'] },
      data: { hash, root: '/p', summary: { costs: [] } },
    }),
  ]);

const run = (line: string) =>
  explainReport(
    line
      .split(' ')
      .filter(Boolean)
      .map((part) => (/^@/.test(part) ? at(part.slice(1)) : part)),
  );

describe('issue 21: npm run explain', () => {
  test.each([
    ['@before.json', 0],
    ['@out', 0],
    ['@out/.rsdoctor/manifest.json', 0],
    ['@after.html --compare @before.json --fail-on growth>10kB --fail-on new-findings>0', 0],
    ['@before.json --compare @after.html --fail-on growth>10kB', 1],
    ['@before.json --compare @after.html --fail-on growth>=500%', 0],
    ['@before.json --compare @after.html --fail-on growth>5%', 1],
    ['@before.json --compare @after.html --fail-on initial-growth>200kB --fail-on size>9MB', 1],
    ['@before.json --fail-on size>500kB', 0],
    ['@before.json --fail-on js>=443121B', 1],
    ['@before.json --fail-on findings>0', 0],
    ['@rspack.json --fail-on E1001>0', 1],
    ['@rspack.json --fail-on E1001>=2', 0],
    ['@rspack.json --fail-on duplicates>0', 1],
    ['', 2],
    ['@before.json @after.html', 2],
    ['@before.json --json --markdown', 2],
    ['@before.json --fail-on growth>10kB', 2],
    ['@before.json --fail-on speed>10', 2],
    ['@before.json --fail-on size>10', 2],
    ['@before.json --fail-on findings>10kB', 2],
    ['@before.json --fail-on size>10%', 2],
    ['@before.json --unknown', 2],
    ['@before.json --lang xx', 2],
    ['@gone.json', 3],
    ['@broken.json', 3],
    ['@before.json --compare @broken.json', 3],
  ])('issue 21: explain %s ends with %i', async (line, code) => {
    const result = await run(line);
    expect([result.code, result.error]).toEqual([code, code === 0 ? '' : expect.stringMatching(/\S/)]);
    expect(result.out === '').toBe(code > 1);
  });

  test.each(['two', 'two.zip'])(
    'issue 23.8 the reports in %s are listed, and each can be named',
    async (place) => {
      const { code, error } = await run(`@${place}`);
      const [said, ...paths] = error.trimEnd().split('\n');
      expect([code, said]).toEqual([3, REPORT_FAULT_WORDS.several.en]);
      expect(paths.map((line) => path.relative(folder, line.trim()))).toEqual([
        path.join(place, 'node', 'rsdoctor-report.html'),
        path.join(place, 'web', 'rsdoctor-report.html'),
      ]);
      for (const line of paths) expect((await explainReport([line.trim()])).code).toBe(0);
    },
  );

  test('issue 23.8 a manifest stands for its own build, not for the one below it', async () => {
    expect((await run('@slaves')).code).toBe(3);
    expect(await run('@slaves/.rsdoctor/manifest.json')).toMatchObject({ code: 0, error: '' });
  });

  test('issue 23.7 what Windows PowerShell wrote is the same report', async () => {
    expect(await run('@utf16.json')).toEqual(await run('@rspack.json'));
  });

  test('issue 23.9 the statistics of several compilers lead to commands that take one out and show it', async () => {
    const one = '{"name":"web","assets":[{"name":"main.js"}],"chunks":[]}';
    await writeFile(at('stats.json'), `{"errorsCount":0,"children":[${one},${one}]}`);
    const { code, error } = await run('@stats.json');
    const [said, take = '', show] = error.trimEnd().split('\n');
    expect([code, said]).toEqual([3, REPORT_FAULT_WORDS.manyStats.en]);
    expect(show).toMatch(/stats-analyze --profile stats-0\.json$/);
    execSync(take, { cwd: folder });
    expect(JSON.parse(readFileSync(at('stats-0.json'), 'utf8'))).toEqual(JSON.parse(one));
    expect((await run('@stats-0.json')).error).toContain(REPORT_FAULT_WORDS.stats.en);
  });

  test('issue 23.8 a damaged report is named, and the whole one beside it can be named instead', async () => {
    await mkdir(at('pair'));
    const json = readFileSync(at('rspack.json'));
    await writeFile(at('pair', 'rsdoctor-data.json'), json.subarray(0, -99));
    const page = await briefPage(keptData('rspack-app')).open();
    await writeFile(at('pair', 'rsdoctor-report.html'), Buffer.from(await page.arrayBuffer()));
    const { code, error } = await run('@pair');
    expect([code, error.trimEnd().split('\n')]).toEqual([
      3,
      [
        `${REPORT_FAULT_WORDS.cutOff.en} (rsdoctor-data.json)`,
        REPORT_VIEW_WORDS.choices.en,
        `  ${at('pair', 'rsdoctor-report.html')}`,
      ],
    ]);
    expect((await run('@pair/rsdoctor-report.html')).code).toBe(0);
  });

  test('issue 23.9 an archive that is not read is named beside the report', async () => {
    await mkdir(at('mixed'));
    await writeFile(at('mixed', 'a.json'), readFileSync(at('rspack.json')));
    await writeFile(at('mixed', 'b.7z'), new Uint8Array([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]));
    const { code, error } = await run('@mixed --fail-on findings>99');
    expect([code, error]).toEqual([0, expect.stringMatching(/7z x FILE.*\(b\.7z\)\n$/)]);
  });

  test('issue 23.10 a number that the report lacks is not shown, and is no limit', async () => {
    const { out } = await run('@bundle.json');
    expect(out).toContain('Findings: ');
    expect(out).not.toMatch(/^ {2}(?:Modules|Packages)/m);
    expect(await run('@bundle.json --fail-on duplicates>0')).toMatchObject({ code: 3, out: '' });
    expect((await run('@bundle.json --compare @rspack.json --fail-on growth>1kB')).code).toBe(0);
    expect((await run('@bundle.json --compare @rspack.json --markdown')).out).not.toContain('| Modules |');
  });

  test('issue 23.10 what is wrong is said in the language that was asked for', async () => {
    expect((await run('@broken.json --lang zh')).error).toContain(REPORT_FAULT_WORDS.cutOff.zh);
  });

  test('issue 21: a limit that is passed is named with the number', async () => {
    const { error } = await run('@before.json --fail-on js>=443121B');
    expect(error).toBe('js>=443121B: it is 443121\n');
    expect(readCondition('growth>10kB')).toMatchObject({ limit: 10_000, unit: 'bytes' });
    expect(readCondition('growth >= 10 KiB')).toMatchObject({ limit: 10_240, inclusive: true });
  });

  test('issue 21: JSON holds the numbers, the explained rules and the comparison', async () => {
    const { out } = await run('@rspack.json --json --compare @before.json');
    const kept = JSON.parse(out) as Record<string, unknown>;
    expect(kept).toMatchObject({
      format: 1,
      build: { bundler: 'rspack' },
      summary: { files: 5, findings: 11 },
    });
    expect(Object.keys(kept)).toContain('comparison');
    expect(JSON.stringify(kept.rules)).toContain('/guide/rules/e1001');
  });

  test('issue 21: Markdown is in the language that was asked for, and names in it stay names', async () => {
    const hostile = {
      root: '/p',
      errors: [],
      packageGraph: { packages: [{ name: 'a`|b\n# c', version: '1', root: '' }] },
    };
    await writeFile(at('hostile.json'), JSON.stringify({ data: hostile }));
    const { out } = await run('@hostile.json --markdown');
    expect(out).toContain("| `a'\\|b # c@1` |");
    expect((await run('@rspack.json --markdown --lang zh')).out).toContain('## 先做什么');
  });

  test('issue 21: no name moves the cursor of a terminal', async () => {
    const errors = [{ code: 'EXTEND', title: '\u001b[2J', description: '\u001b]0;x\u0007 \u009b31m' }];
    await writeFile(at('escape.json'), JSON.stringify({ data: { root: '/p', errors } }));
    expect((await run('@escape.json')).out).not.toMatch(/[^\P{Control}\n]/u);
  });
});
