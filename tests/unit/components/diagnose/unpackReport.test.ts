import { deflateSync, gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { diagnoseText } from '../../../../components/diagnose/diagnose';
import { readText, unpackReport } from '../../../../components/diagnose/reportFindings';
import { briefJson, zipOf } from '../../../support/reportFiles';
import { ROOT } from '../../../support/site';

const packed = (value: unknown) => deflateSync(JSON.stringify(value)).toString('base64');
const pageOf = (errors: string) =>
  `<!DOCTYPE html><html><script>window.__RSDOCTOR__={}</script><script>window.__RSDOCTOR__.errors="${errors}"</script>` +
  '<script>e(" versions was found")</script></html>';

test('issue 18 the HTML file of a report is read by its findings, not by the code of its page', async () => {
  const text = pageOf(packed([{ code: 'E1009', description: '"@a/b" declares an ESM entry ("x")' }]));
  expect(await diagnoseText(text)).toEqual({
    kind: 'found',
    findings: [{ id: 'E1009', count: 1, names: ['@a/b'] }],
  });
  expect(await diagnoseText(pageOf(packed([])))).toEqual({ kind: 'clean' });
});

test('issue 18 the data of a kept report is read', async () => {
  const text = `<html>${readFileSync(path.join(ROOT, 'examples/reports/rspack-app.html'), 'utf8')}`;
  const result = await diagnoseText(text);
  const ids = result.kind === 'found' ? result.findings.map(({ id }) => id) : [];
  expect([...ids].sort()).toEqual(['E1001', 'E1002', 'E1004', 'E1006', 'E1007', 'E1008', 'E1009']);
});

test('issue 18 a data file of normal mode is read', async () => {
  const result = await diagnoseText(
    packed([{ code: 'E1002', description: 'The same package lodash was bundled' }]),
  );
  expect(result).toMatchObject({ kind: 'found', findings: [{ id: 'E1002', count: 1 }] });
});

test('issue 18 a page without data, and damaged data, are said to be so', async () => {
  expect(await unpackReport('<html><script>window.__RSDOCTOR__={}</script></html>')).toEqual({
    kind: 'emptyPage',
  });
  expect(await unpackReport(pageOf('eJxTMko'))).toEqual({ kind: 'unreadable' });
});

test('issue 18 other texts stay as they are', async () => {
  for (const text of ['', '<p>E1001</p>', 'eJ', 'E1001', '{"a":1}'])
    expect(await unpackReport(text)).toBe(text);
});

test('issue 23.7 a log and a report that PowerShell wrote are read as files, with and without the mark', async () => {
  const texts = ['│ [E1003:Warn:X] 中文', '{"data":{"errors":[{"code":"E1009"}]}}'];
  for (const text of texts) {
    const bytes = Buffer.from(text, 'utf16le');
    for (const mark of ['', '\ufeff']) {
      for (const order of [bytes, Buffer.from(bytes).swap16()]) {
        const begin = order === bytes ? Buffer.from(mark, 'utf16le') : Buffer.from(mark, 'utf16le').swap16();
        expect(await readText(new Blob([Buffer.concat([begin, order])]))).toBe(text);
      }
    }
  }
});

test('issue 23.9 a report in a zip or compressed with gzip is read as a file', async () => {
  const report = briefJson({ root: '/p', errors: [{ code: 'E1009', title: 'X' }] });
  const zip = await (await zipOf([report])).open();
  const gzip = new Blob([gzipSync(await (await report.open()).text())]);
  for (const file of [zip, gzip]) {
    expect(await diagnoseText(String(await readText(file)))).toMatchObject({ findings: [{ id: 'E1009' }] });
  }
});
