import { algoliasearch } from 'algoliasearch';
import type { SearchRecord } from '../../plugins/output/search-records/types';
import { INDEX_SETTINGS } from './indexSettings';
import type { PushSettings } from './readPushSettings';
import { ReplaceFailure } from './ReplaceFailure';
import { replaceIndex } from './replaceIndex';
import { toProviderRecord } from './toProviderRecord';

const OLD_STAY = 'The old records and settings are still in place';

/** What the person who runs the upload can do. */
function adviseOn({ status, unchanged }: ReplaceFailure): string {
  if (!unchanged) {
    return 'The new records were complete, but it is not known whether they are in place by now. Run the command again.';
  }
  if (status === 403 || status === 401) {
    return `${OLD_STAY}. DOCSEARCH_WRITE_KEY must be a key of this application with the rights addObject, deleteIndex, settings and editSettings.`;
  }
  if (status === undefined) return `${OLD_STAY}. Check DOCSEARCH_APP_ID and the network.`;
  return `${OLD_STAY}; run the command again or see the status of the service.`;
}

/** What a failed upload means for the person who runs it. */
function explain(failure: ReplaceFailure, { indexName, appId }: PushSettings): Error {
  const { status, message } = failure;
  const reason = `${status ? ` with status ${status}` : ''}: ${message}`;
  return new Error(`Upload to ${appId}/${indexName} failed${reason}\n${adviseOn(failure)}`, {
    cause: failure,
  });
}

/**
 * Replaces records and settings of an index at once: readers search the old ones until the new ones are complete.
 * @param records records with plain texts
 * @param settings where to; `writeKey` is set
 * @throws Error that says what failed, what is in place now and what to do
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
  const objects = records.map(toProviderRecord);
  try {
    await replaceIndex(client, { indexName, indexSettings: INDEX_SETTINGS, objects });
  } catch (error) {
    throw error instanceof ReplaceFailure ? explain(error, settings) : error;
  }
}
