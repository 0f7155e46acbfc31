import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../plugins/search-records/types';
import { INDEX_SETTINGS } from './indexSettings';
import type { PushSettings } from './readPushSettings';
import { toProviderRecord } from './toProviderRecord';

/** Records in one request of the upload. */
const BATCH = 1000;

/** What a failed upload means for the person who runs it. */
function explain(error: unknown, { indexName, appId }: PushSettings): Error {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  const reason = error instanceof Error ? error.message : String(error);
  const fix =
    status === 403 || status === 401
      ? 'DOCSEARCH_WRITE_KEY must be a key of this application with the rights addObject, deleteIndex, settings and editSettings.'
      : status === undefined
        ? 'Check DOCSEARCH_APP_ID and the network; the old records are still in place.'
        : 'The old records are still in place; run the command again or see the status of the service.';
  return new Error(
    `Upload to ${appId}/${indexName} failed${status ? ` with status ${String(status)}` : ''}: ${reason}\n${fix}`,
    {
      cause: error,
    },
  );
}

/**
 * Replaces all records of an index at once: readers find the old records until the new ones are complete.
 * @param records records with plain texts
 * @param settings where to; `writeKey` is set
 * @throws Error that says what failed and what to do
 */
export async function uploadRecords(records: readonly SearchRecord[], settings: PushSettings): Promise<void> {
  const { appId, indexName, writeKey = '', hosts } = settings;
  const client = algoliasearch(appId, writeKey, {
    ...(hosts && {
      hosts: hosts.map((host) => {
        const { host: url, protocol } = new URL(host);
        return {
          url,
          accept: 'readWrite' as const,
          protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
        };
      }),
    }),
  });
  try {
    const { taskID } = await client.setSettings({ indexName, indexSettings: INDEX_SETTINGS });
    await client.waitForTask({ indexName, taskID });
    const objects = records.map((record) => ({ ...toProviderRecord(record) }));
    await client.replaceAllObjects({ indexName, objects, batchSize: BATCH });
  } catch (error) {
    throw explain(error, settings);
  }
}
