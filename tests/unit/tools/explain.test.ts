import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_FAULT_WORDS } from '../../../site/words/reportView';
import { explainReport } from '../../../tools/explain/explainReport';
import {
  briefJson,
  briefPage,
  bytesOf,
  keptData,
  normalFolder,
  zipOf,
  type ReportData,
  reportFile,
} from '../../support/reportFiles';

const { baseline, current } = keptData('bundle-diff') as Record<'baseline' | 'current', ReportData>;
const dataOf = (side: ReportData) => (side.data ?? side) as ReportData;
const folder = mkdtempSync(path.join(tmpdir(), 'explain-'));
const at = (...parts: string[]) => path.join(folder, ...parts);
const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), content);
};

beforeAll(async () => {
  const rspack = keptData('rspack-app');
  write('before.json', await bytesOf(briefJson(dataOf(baseline))));
  write('after.html', await bytesOf(briefPage(dataOf(current))));
  write('broken.json', '{"data":');
  write('rspack.json', await bytesOf(briefJson(rspack)));
  for (const file of normalFolder(dataOf(current))) write(`out/${file.path}`, await bytesOf(file));
  const pages = await Promise.all(
    ['web', 'node'].map(async (name) => {
      const page = await bytesOf(briefPage({ ...rspack, hash: name }));
      write(`two/${name}/rsdoctor-report.html`, page);
      return reportFile(`${name}/rsdoctor-report.html`, new Uint8Array(page));
    }),
  );
  write('two.zip', await bytesOf(await zipOf(pages)));
  const { root, errors, chunkGraph } = rspack;
  write('bundle.json', await bytesOf(briefJson({ root, errors, chunkGraph })));
  const one = '{"name":"web","assets":[{"name":"main.js"}],"chunks":[]}';
  write('stats.json', `{"errorsCount":0,"children":[${one},${one}]}`);
  const title = '\u001b[2J';
  write(
    'escape.json',
    JSON.stringify({ data: { root: '/p', errors: [{ code: 'EXTEND', title, description: title }] } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command; `@` begins a path of this test. */
const run = (line: string) =>
  explainReport(
    line
      .split(' ')
      .filter(Boolean)
      .map((part) => (part.startsWith('@') ? at(part.slice(1)) : part)),
  );

test.each([
  ['@out', 0],
  ['@out/.rsdoctor/manifest.json', 0],
  ['@after.html --compare @before.json --fail-on growth>10kB --fail-on new-findings>0', 0],
  ['@before.json --compare @after.html --fail-on growth>10kB', 1],
  ['@before.json --compare @after.html --fail-on growth>5%', 1],
  ['@before.json --compare @after.html --fail-on initial-growth>200kB --fail-on size>9MB', 1],
  ['@before.json --fail-on js>=443121B', 1],
  ['@rspack.json --fail-on E1001>0', 1],
  ['@rspack.json --fail-on duplicates>0', 1],
  ['@bundle.json --compare @rspack.json --fail-on growth>1kB', 0],
  ['', 2],
  ['@before.json @after.html', 2],
  ['@before.json --json --markdown', 2],
  ['@before.json --fail-on growth>10kB', 2],
  ['@before.json --fail-on size>10', 2],
  ['@before.json --fail-on findings>10kB', 2],
  ['@before.json --lang xx', 2],
  ['@gone.json', 3],
  ['@before.json --compare @broken.json', 3],
  ['@bundle.json --fail-on duplicates>0', 3],
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
    expect(paths.map((line) => path.relative(at(place), line.trim()))).toEqual([
      path.join('node', 'rsdoctor-report.html'),
      path.join('web', 'rsdoctor-report.html'),
    ]);
    for (const line of paths) expect((await explainReport([line.trim()])).code).toBe(0);
  },
);

test('issue 21: it speaks the language that was asked for, and names the number that passes a limit', async () => {
  expect((await run('@broken.json --lang zh')).error).toContain(REPORT_FAULT_WORDS.cutOff.zh);
  expect((await run('@rspack.json --markdown --lang zh')).out).toContain('## 先做什么');
  expect((await run('@before.json --fail-on js>=443121B')).error).toBe('js>=443121B: it is 443121\n');
});

test('issue 23.10 a number that the report lacks is not shown, and no name moves the cursor of a terminal', async () => {
  const { out } = await run('@bundle.json');
  expect(out).toContain('Findings: ');
  expect(out).not.toMatch(/^ {2}(?:Modules|Packages)/m);
  expect((await run('@escape.json')).out).not.toMatch(/[^\P{Control}\n]/u);
});
