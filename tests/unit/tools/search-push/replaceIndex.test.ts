import { afterEach, describe, expect, test } from 'vitest';
import { INDEX_SETTINGS } from '../../../../tools/search-push/indexSettings';
import { readPushSettings } from '../../../../tools/search-push/readPushSettings';
import { uploadRecords } from '../../../../tools/search-push/uploadRecords';
import { readBuiltPage } from '../../../../plugins/output/search-records/readBuiltPage';
import { toRecords } from '../../../../plugins/output/search-records/toRecords';
import {
  startWriteHost,
  type StoredIndex,
  type WriteFault,
  type WriteHost,
} from '../../../support/writeHost';

const page = readBuiltPage('<html lang="en"><body><main><h1>A</h1><p>Text</p></main></body></html>', '/a');
const records = page ? toRecords(page, 'https://rsdoctor.rs/') : [];
const OLD: StoredIndex = { settings: { ranking: ['old'], replicas: [] }, records: [{ objectID: 'old' }] };
const NEW: StoredIndex = {
  settings: { ...OLD.settings, ...INDEX_SETTINGS },
  records: records.map(({ objectID }) => expect.objectContaining({ objectID }) as object),
};

let host: WriteHost | undefined;
afterEach(() => host?.close());

/** Uploads to an index that has old settings and old records. */
async function push(faultOf?: (call: string, at: number) => WriteFault | undefined) {
  host = await startWriteHost(new Map([['docs', OLD]]), faultOf);
  const settings = readPushSettings(['--upload'], {
    DOCSEARCH_APP_ID: 'APP',
    DOCSEARCH_INDEX_NAME: 'docs',
    DOCSEARCH_WRITE_KEY: 'write',
    DOCSEARCH_HOSTS: host.url,
  });
  const failure = await uploadRecords(records, settings).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { failure, indexes: host.indexes, calls: host.calls };
}

describe('what search:push leaves behind', () => {
  test('new settings with new records, what the old settings said besides, and nothing else', async () => {
    const { failure, indexes } = await push();
    expect(failure).toBeUndefined();
    expect([...indexes]).toEqual([['docs', NEW]]);
  });

  test('an index that was not there before is there afterwards', async () => {
    host = await startWriteHost(new Map());
    const settings = readPushSettings(['--upload'], {
      DOCSEARCH_APP_ID: 'APP',
      DOCSEARCH_INDEX_NAME: 'docs',
      DOCSEARCH_WRITE_KEY: 'write',
      DOCSEARCH_HOSTS: host.url,
    });
    await uploadRecords(records, settings);
    expect([...host.indexes]).toEqual([['docs', { ...NEW, settings: INDEX_SETTINGS }]]);
  });

  test.each(['refuse', 'lose'] as const)(
    'whichever call fails (%s), settings and records of the index belong together, and it says which are there',
    async (fault) => {
      const { calls: all } = await push();
      host?.close();
      for (const [failing, name] of all.entries()) {
        const { failure, indexes } = await push((_, at) => (at === failing ? fault : undefined));
        host?.close();
        const live = indexes.get('docs');
        const asked = `call ${failing}: ${name}`;
        expect([OLD, NEW], asked).toContainEqual(live);
        expect([...indexes.keys()], asked).toEqual(['docs']);
        if (live?.settings === OLD.settings) expect(failure, asked).toMatch(/old .* still in place/);
        else expect(failure, asked).not.toMatch(/still in place/);
      }
    },
    30_000,
  );
});
