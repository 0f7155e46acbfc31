import { algoliasearch, type Algoliasearch, type IndexSettings } from 'algoliasearch';
import { encodeEntities } from '../../lib/text/encodeEntities';
import { LEVELS, type SearchRecord } from '../../plugins/output/search-records/types';
import { INDEX_SETTINGS } from './indexSettings';
import type { PushSettings } from './readPushSettings';

/**
 * A record as it is stored at the provider: every DocSearch client reads its texts as HTML, so they are written for it.
 * @param record record with plain texts
 */
function toProviderRecord(record: SearchRecord): SearchRecord {
  const levels = LEVELS.map((level) => {
    const text = record.hierarchy[level];
    return [level, text === null ? null : encodeEntities(text)];
  });
  return {
    ...record,
    hierarchy: Object.fromEntries(levels) as SearchRecord['hierarchy'],
    content: record.content === null ? null : encodeEntities(record.content),
  };
}

/** HTTP status of what the client throws; undefined when no answer came. */
function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** How far a replacement came: the copy was being filled, its move was asked for, or the move was promised. */
type ReplaceStage = 'filling' | 'moving' | 'moved';

/** A replacement that failed. Message and status are those of its cause. */
class ReplaceFailure extends Error {
  override readonly name = 'ReplaceFailure';
  readonly status: number | undefined;
  /** Whether the index is certainly as it was before; otherwise old or new, as a whole. */
  readonly unchanged: boolean;

  constructor(cause: unknown, stage: ReplaceStage) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.status = statusOf(cause);
    // A move that was refused has not happened; one without an answer may have.
    this.unchanged = stage === 'filling' || (stage === 'moving' && this.status !== undefined);
  }
}

/** Records in one request of the upload. */
const BATCH = 1000;

/** The calls of the provider's client that a replacement makes. */
type WriteClient = Pick<
  Algoliasearch,
  'operationIndex' | 'setSettings' | 'chunkedBatch' | 'deleteIndex' | 'waitForTask'
>;

/** What an index is to be. */
interface NewIndex {
  readonly indexName: string;
  /** What it does not name stays as it is. */
  readonly indexSettings: IndexSettings;
  readonly objects: readonly object[];
}

/**
 * Replaces records and settings of an index in one step: both go to a copy, which then takes the place of the index.
 * The client's own `replaceAllObjects` takes the settings from the live index, so they would have to change first, and
 * readers would search the old records by them.
 * @param client client with a key that may write
 * @param index what the index is to be
 * @throws ReplaceFailure that says whether the index is as it was; the copy is gone, if the provider can still be reached
 */
async function replaceIndex(client: WriteClient, index: NewIndex): Promise<void> {
  const { indexName, indexSettings, objects } = index;
  const copy = `${indexName}_tmp_${Date.now()}`;
  const done = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName: copy, taskID });
  let stage: ReplaceStage = 'filling';
  try {
    const scope = ['settings' as const, 'rules' as const, 'synonyms' as const];
    const beside = { operation: 'copy' as const, destination: copy, scope };
    await done(await client.operationIndex({ indexName, operationIndexParams: beside }));
    await done(await client.setSettings({ indexName: copy, indexSettings }));
    await client.chunkedBatch({
      indexName: copy,
      objects: objects.map((each) => ({ ...each })),
      waitForTasks: true,
      batchSize: BATCH,
    });
    stage = 'moving';
    const intoPlace = { operation: 'move' as const, destination: indexName };
    const moved = await client.operationIndex({ indexName: copy, operationIndexParams: intoPlace });
    stage = 'moved';
    await done(moved);
  } catch (error) {
    // Tasks of an index run in order: a move that was promised comes before this, and leaves nothing to delete.
    await client.deleteIndex({ indexName: copy }).catch(() => undefined);
    throw new ReplaceFailure(error, stage);
  }
}

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
