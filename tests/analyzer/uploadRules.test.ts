/** @module-tag every-sample */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadReport } from '../../examples/samples/upload-data/after-all-rules/rules/upload-report';
import { uploadSummary } from '../../examples/samples/upload-data/upload-summary/rules/upload-summary';
import { buildWithRule } from './buildWithRule';

interface Upload {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

let server: Server | undefined;

/** A service on the loopback address that keeps what it gets. */
async function startService(status = 200): Promise<{ url: string; uploads: Upload[] }> {
  const uploads: Upload[] = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      uploads.push({ method: request.method ?? '', path: request.url ?? '', body });
      response.writeHead(status).end();
    });
  });
  const own = server;
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(own.address() as AddressInfo).port}`, uploads };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  vi.restoreAllMocks();
});

const sendReport = (url: string) =>
  buildWithRule('rspack', uploadReport, { 'upload-report': ['on', { url }] }, 'normal');
const sendSummary = (url: string) =>
  buildWithRule('rspack', uploadSummary, { 'upload-summary': ['on', { url }] });

test('issue 5.4 onCheckEnd sends the findings, the manifest and every data file of a build', async () => {
  const { url, uploads } = await startService();
  await sendReport(url);
  expect(uploads.every(({ method }) => method === 'POST')).toBe(true);
  const bodyOf = (path: string) => uploads.find((upload) => upload.path === path)?.body ?? '';
  expect(JSON.parse(bodyOf('/findings'))).toEqual([]);

  const { data } = JSON.parse(bodyOf('/manifest')) as { data: Record<string, unknown> };
  const files = Object.entries(data).flatMap(([key, parts]) =>
    Array.isArray(parts) ? parts.map((_part, index) => `/${key}/${index}`) : [],
  );
  expect(uploads.map(({ path }) => path).sort()).toEqual(['/findings', '/manifest', ...files].sort());
  expect(files.length).toBeGreaterThanOrEqual(10);

  // As the page reads one: deflated JSON in base64.
  const graph = JSON.parse(inflateSync(Buffer.from(bodyOf('/moduleGraph/0'), 'base64')).toString()) as {
    modules: { path: string }[];
  };
  expect(graph.modules.some(({ path }) => path.endsWith('/src/index.js'))).toBe(true);
});

test('issue 5.4 check sends the figures of a build', async () => {
  const { url, uploads } = await startService();
  await sendSummary(url);
  expect(uploads).toHaveLength(1);
  const summary = JSON.parse(uploads[0]?.body ?? '') as Record<string, unknown>;
  expect(Object.keys(summary)).toEqual([
    'root',
    'commit',
    'jsBytes',
    'initialJsBytes',
    'modules',
    'duplicatePackages',
  ]);
  expect(summary.jsBytes).toBe(summary.initialJsBytes);
  expect(summary.jsBytes).toBeGreaterThan(0);
});

test('issue 5.4 without an address both rules send nothing', async () => {
  const { uploads } = await startService();
  await sendReport('');
  await sendSummary('');
  expect(uploads).toEqual([]);
});

test('issue 5.4 a service that is off does not stop the build, and its failure is printed', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { url } = await startService();
  const own = server;
  await new Promise((done) => own?.close(done));
  await sendReport(url);
  await sendSummary(url);
  const printed = warn.mock.calls.map(([text]) => String(text));
  expect(printed).toContain('upload-report: TypeError: fetch failed');
  expect(printed).toContain('upload-summary: TypeError: fetch failed');
});

test('issue 5.4 a service that refuses the figures is named with its status', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { url } = await startService(503);
  await sendSummary(url);
  expect(warn.mock.calls.flat()).toContain('upload-summary: the service answered 503');
});
