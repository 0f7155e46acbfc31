import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readReportData } from '../../../../packages/report/readReportData';
import { withoutMachine } from '../../../../tools/reports/makeReport';

const script = (key: string, value: unknown): string =>
  `<script>window.__RSDOCTOR__.${key}="${deflateSync(JSON.stringify(value)).toString('base64')}"</script>`;

const envinfo = { cpu: '(64) Some Processor', memory: '1.00 GB / 512.00 GB', nodeVersion: '20.0.0' };
const neutral = { cpu: 'not published', memory: 'not published', nodeVersion: '20.0.0' };

test('issue 15 the machine is taken out of a report, and nothing else changes', () => {
  const rest = script('root', '/project');
  const cleaned = withoutMachine(script('envinfo', envinfo) + rest);
  expect(readReportData(cleaned)).toEqual({ envinfo: neutral, root: '/project' });
  expect(cleaned.endsWith(rest)).toBe(true);
});

test('issue 15 a comparison loses the machines of both builds', () => {
  const cleaned = withoutMachine(script('baseline', { envinfo }) + script('current', { data: { envinfo } }));
  expect(readReportData(cleaned)).toEqual({
    baseline: { envinfo: neutral },
    current: { data: { envinfo: neutral } },
  });
});
