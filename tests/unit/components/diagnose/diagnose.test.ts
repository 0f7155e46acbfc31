import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { diagnose, diagnoseText, readText } from '../../../../components/diagnose/diagnose';
import { EXAMPLES, EXAMPLE_NAMES, type ExampleName } from '../../../../site/examples';
import * as LIMITS from '../../../../site/limits';
import { type MessageId } from '../../../../site/messages/messages';
import { RULE_SIGNATURES, RULE_SUBJECTS } from '../../../../site/ruleSignatures';
import { RULES } from '../../../../site/rules';
import { RULE_REPORTS } from '../../../../site/words/rules';
import { briefJson, zipOf } from '../../../support/reportFiles';
import { ROOT } from '../../../support/site';

const findings = (text: string) => {
  const result = diagnose(text);
  return result.kind === 'found' ? result.findings : [];
};
const found = (text: string) => {
  const { kind } = diagnose(text);
  return kind === 'found' ? findings(text).map(({ id, count }) => [id, count]) : kind;
};

test.each(RULES)('issue 4.5 $code is found by all of its names and messages', ({ code, title }) => {
  const { tabs, messages } = RULE_SIGNATURES[code];
  const number = code.slice(1);
  const spellings = [code, `what is ${code.toLowerCase()}?`, `规则${code}是什么`, number, `E ${number}`];
  const subjects = [RULE_SUBJECTS[code], RULE_REPORTS[code]].flatMap(({ en, zh }) => [en, zh]);
  for (const text of [...spellings, `Ｅ${number}`, `[${code}]`, title.toUpperCase(), ...tabs, ...subjects])
    expect([text, found(text)]).toEqual([text, [[code, 0]]]);
  const line = `[${code}:Warn:${title.toUpperCase()}] some message`;
  expect(found(`\u001b[33mWARNING\u001b[39m in ⚠ ${line}\r\n[33mWARNING[39m ${line}`)).toEqual([[code, 2]]);
  // Also where the terminal broke the line.
  for (const message of messages)
    expect(found(`  │ tone ${message.replaceAll(' ', '\n  │   ')} x`)).toEqual([[code, 1]]);
});

const finding = (code: string) => ({ code, title: 'X', description: 'E1002' });
const overlay = {
  code: 'OVERLAY',
  description: '[E1001:Warn:DUPLICATE-PACKAGE] Multiple packages of a found:',
};
const report = (...errors: unknown[]) => JSON.stringify({ data: { errors }, clientRoutes: [] });
const stats = { warnings: [{ message: '[E1006:Warn:MODULE-MIXED-CHUNKS] Module "a" is included' }] };

test.each([
  // Most findings first, without the copies of the bundler.
  [report(finding('E1001'), finding('E1008'), overlay, finding('E1008')), ['E1008', 2], ['E1001', 1]],
  [JSON.stringify([finding('E1004')]), ['E1004', 1]],
  [JSON.stringify(finding('E1004')), ['E1004', 1]],
  [JSON.stringify(stats), ['E1006', 1]],
  ['{"data":{"errors":[{"id":1,"code":"E1007","title":"TREE', ['E1007', 0]],
  ['[EXTEND:Warn:MY-RULE] too large', ['EXTEND', 1]],
])('issue 4.5 the box finds in %j %j', (text, ...expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  [report(), 'clean'],
  [report(overlay), 'clean'],
  [report(finding('E2001')), 'unknownCode'],
  ['{"client":{},"data":{"errors":["/app/.rsdoctor/errors/0"]}}', 'manifest'],
  ['{"__proto__":{"data":{"errors":[]}},"constructor":1}', 'otherJson'],
  ['[1,null,{"code":4}]', 'otherJson'],
  ['{"data":{"errors":{}}}', 'otherJson'],
  ['{"data":{"errors":[{"cod', 'brokenJson'],
  [' \n\u3000 ', 'empty'],
  ['error[E0308]: mismatched types', 'unknownCode'],
  ['main.e1003.js 3 kB, abcE1001, E10011, e1001-chunk', 'unknown'],
  ['[webpack-cli] something that nobody knows', 'unknown'],
  ['\u0000\u001b[E1001\u0007', 'unknown'],
  ['x'.repeat(LIMITS.diagnoseLength + 1), 'tooLong'],
])('issue 4.5 the answer to %.60j: %s', (text, kind) => {
  expect(diagnose(text).kind).toBe(kind);
});

const printed = (name: ExampleName) =>
  readFileSync(path.join(ROOT, `tests/fixtures/terminal/${name}.txt`), 'utf8');

/** What the output of an example shows besides its rules. */
const BESIDES: Readonly<Record<ExampleName, readonly MessageId[]>> = {
  'rspack-app': ['devtoolTemplate', 'babelDeoptimised'],
  'webpack-app': ['devtoolTemplate', 'babelDeoptimised'],
  'rsbuild-app': [],
  'diff-before': ['devtoolTemplate', 'assetSizeLimit'],
  'diff-after': ['devtoolTemplate'],
  graphiql: ['devtoolTemplate'],
};

test.each(EXAMPLE_NAMES)('issue 18 the output of %s: its rules and notes, also from Windows', (name) => {
  const text = printed(name);
  const ids = findings(text).map(({ id }) => id);
  expect([...ids].sort()).toEqual([...EXAMPLES[name].rules, ...BESIDES[name]].sort());
  expect(diagnose(text.replaceAll('\n', '\r\n'))).toEqual(diagnose(text));
  // eslint-disable-next-line no-control-regex -- the escape character is what colours begin with
  expect(diagnose(text.replace(/\u001b\[[\d;]*m/g, ''))).toEqual(diagnose(text));
});

const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', e: '\u001b', '\\': '\\' };
const LINES = readFileSync(path.join(ROOT, 'tests/fixtures/terminal/messages.tsv'), 'utf8')
  .split('\n')
  .filter((line) => !line.startsWith('#') && line.includes('\t'))
  .map((line) => line.split('\t') as [ids: string, text: string]);

test.each(LINES)('issue 18 %s: %s', (ids, text) => {
  const read = text.replace(/\\([nre\\])/g, (_, sign: string) => SIGNS[sign] ?? sign);
  const found = findings(read).map(({ id }) => id as string);
  expect(found.sort()).toEqual(ids.split(' ').sort());
});

const packed = (value: unknown) => deflateSync(JSON.stringify(value)).toString('base64');
const pageOf = (errors: string) =>
  `<!DOCTYPE html><html><script>window.__RSDOCTOR__={}</script><script>window.__RSDOCTOR__.errors="${errors}"</script>` +
  '<script>e(" versions was found")</script></html>';
const kept = () => `<html>${readFileSync(path.join(ROOT, 'examples/reports/rspack-app.html'), 'utf8')}`;
const idsOf = async (text: string) => {
  const result = await diagnoseText(text);
  return result.kind === 'found' ? result.findings.map(({ id }) => id).sort() : result.kind;
};

test.each([
  ['its page', pageOf(packed([finding('E1009')])), ['E1009']],
  ['a page without findings', pageOf(packed([])), 'clean'],
  ['a kept report', kept(), ['E1001', 'E1002', 'E1004', 'E1006', 'E1007', 'E1008', 'E1009']],
  ['a data file of normal mode', packed([finding('E1002')]), ['E1002']],
  ['a page without data', '<html><script>window.__RSDOCTOR__={}</script></html>', 'emptyPage'],
  ['damaged data', pageOf('eJxTMko'), 'unreadable'],
  ['other HTML', '<p>E1001</p>', ['E1001']],
])('issue 18 a report is read by its findings, not by the code of its page: %s', async (_what, text, ids) => {
  expect(await idsOf(text)).toEqual(ids);
});

test('issue 23.7 a log and a report that PowerShell wrote are read as files, with and without the mark', async () => {
  for (const text of ['│ [E1003:Warn:X] 中文', '{"data":{"errors":[{"code":"E1009"}]}}']) {
    for (const mark of ['', '\ufeff']) {
      const bytes = Buffer.from(`${mark}${text}`, 'utf16le');
      for (const order of [bytes, Buffer.from(bytes).swap16()])
        expect(await readText(new Blob([order]))).toBe(text);
    }
  }
});

test('issue 23.9 a report in a zip or compressed with gzip is read as a file', async () => {
  const file = briefJson({ root: '/p', errors: [{ code: 'E1009', title: 'X' }] });
  const gzip = new Blob([gzipSync(await (await file.open()).text())]);
  for (const blob of [await (await zipOf([file])).open(), gzip])
    expect(await idsOf(String(await readText(blob)))).toEqual(['E1009']);
});
