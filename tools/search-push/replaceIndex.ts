import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import { ReplaceFailure, type ReplaceStage } from './ReplaceFailure';

/** Records in one request of the upload. */
const BATCH = 1000;

/** The calls of the provider's client that a replacement makes. */
type WriteClient = Pick<
  Algoliasearch,
  'operationIndex' | 'setSettings' | 'chunkedBatch' | 'deleteIndex' | 'waitForTask'
>;

/** What an index is to be. */
export interface NewIndex {
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
export async function replaceIndex(client: WriteClient, index: NewIndex): Promise<void> {
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
