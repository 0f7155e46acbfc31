import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { readPushSettings } from '../../../../tools/search-push/readPushSettings';
import { describeRecords } from '../../../../tools/search-push/describeRecords';
import { uploadRecords } from '../../../../tools/search-push/uploadRecords';
import { readBuiltPage } from '../../../../plugins/output/search-records/readBuiltPage';
import { toRecords } from '../../../../plugins/output/search-records/toRecords';

const ENV = { DOCSEARCH_APP_ID: 'APP', DOCSEARCH_INDEX_NAME: 'docs', DOCSEARCH_WRITE_KEY: 'write' };
const page = readBuiltPage(
  '<html lang="en"><body><main><h1>A &lt;b&gt;</h1><p>Text</p></main></body></html>',
  '/a',
);
const records = page ? toRecords(page, 'https://rsdoctor.rs/') : [];

let server: Server | undefined;
afterEach(() => server?.close());

/** A fake of the provider's write API: it notes each call and says that each task is done. */
async function startProvider(status = 200) {
  const calls: { call: string; body: string }[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ call: `${request.method} ${request.url?.split('?')[0]}`, body });
      const answer =
        status === 200 ? { taskID: 1, status: 'published', objectIDs: [] } : { message: 'no rights', status };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { calls, settings: readPushSettings(['--upload'], { ...ENV, DOCSEARCH_HOSTS: host }) };
}

describe('search:push', () => {
  test('replaces all records at once: a copy is filled and takes the place of the index', async () => {
    const { calls, settings } = await startProvider();
    await uploadRecords(records, settings);
    const order = calls.map(({ call }) => call).filter((call) => !call.includes('/task/'));
    expect(order.map((call) => call.replace(/docs_tmp_\d+/, 'copy'))).toEqual([
      'POST /1/indexes/docs/operation',
      'PUT /1/indexes/copy/settings',
      'POST /1/indexes/copy/batch',
      'POST /1/indexes/copy/operation',
    ]);
    const batch = calls.find(({ call }) => call.endsWith('/batch'))?.body ?? '';
    expect(batch).toContain('A &lt;b&gt;');
    expect(batch).not.toContain('A <b>');
  });

  test('says which right is missing when the key may not write', async () => {
    const { settings } = await startProvider(403);
    await expect(uploadRecords(records, settings)).rejects.toThrow(
      /APP\/docs failed with status 403[\s\S]*DOCSEARCH_WRITE_KEY must be/,
    );
  });

  test('says that the old records stand when nobody answers', async () => {
    const settings = readPushSettings(['--upload'], { ...ENV, DOCSEARCH_HOSTS: 'http://127.0.0.1:9' });
    await expect(uploadRecords(records, settings)).rejects.toThrow(
      /old records and settings are still in place/,
    );
  });

  test('sends nothing unless told to, and then needs no key', () => {
    const { DOCSEARCH_WRITE_KEY: _key, ...env } = ENV;
    expect(readPushSettings([], env)).toMatchObject({ upload: false, writeKey: undefined });
    expect(() => readPushSettings(['--upload'], env)).toThrow(/Set DOCSEARCH_WRITE_KEY/);
    expect(() => readPushSettings(['--force'], ENV)).toThrow(/--force is unknown/);
    expect(() => readPushSettings([], {})).toThrow(/DOCSEARCH_APP_ID and DOCSEARCH_INDEX_NAME/);
  });

  test('a write key that readers know is refused', () => {
    expect(() => readPushSettings(['--upload'], { ...ENV, DOCSEARCH_API_KEY: 'write' })).toThrow(/secret/);
  });

  test('says what it would send, and names records that are too long', () => {
    expect(describeRecords(records)).toEqual([
      expect.stringMatching(/^2 records/) as string,
      'Languages: en 2',
      'Types: lvl1 1, content 1',
    ]);
    const long = { ...records[1], content: 'x'.repeat(10_000) } as (typeof records)[number];
    expect(() => describeRecords([long])).toThrow(/https:\/\/rsdoctor\.rs\/a: \d+ bytes/);
  });
});
