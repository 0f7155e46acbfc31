import * as LIMITS from '../../site/limits';
import { KEPT_REPORTS_KEY } from '../../site/storageKeys';
import type { ChosenFile } from './types';

/** Why a report cannot be kept: over the limits, no room left, or a browser that stores nothing for this site. */
export type KeepFault = 'tooMuch' | 'full' | 'blocked';

/** The one error of keeping reports. */
export class KeepError extends Error {
  constructor(
    readonly fault: KeepFault,
    options?: ErrorOptions,
  ) {
    super(`The report is not kept: ${fault}`, options);
  }
}

/** A report that a reader asked this browser to keep. */
export interface KeptReport {
  readonly id: number;
  /** Name of the build: text of strangers. */
  readonly name: string;
  readonly bytes: number;
  /** When it was kept, in ms since 1970. */
  readonly at: number;
  readonly files: readonly ChosenFile[];
  /** Path of the report among them, where they hold several. */
  readonly pick?: string | undefined;
}

const STORE = 'reports';

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(KEPT_REPORTS_KEY, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
  return settled(request);
}

/**
 * Runs one transaction; what it asks for comes back once the transaction is complete.
 * @throws KeepError
 */
async function within<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  try {
    const database = await openDatabase();
    try {
      const transaction = database.transaction(STORE, mode);
      const complete = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        // A storage that is full aborts, when everything seemed written.
        transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
      });
      const [result] = await Promise.all([settled(run(transaction.objectStore(STORE))), complete]);
      return result;
    } finally {
      database.close();
    }
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new KeepError(isFull ? 'full' : 'blocked', { cause: error });
  }
}

const list = async (): Promise<readonly KeptReport[]> =>
  (await within<KeptReport[]>('readonly', (store) => store.getAll())).reverse();

async function keep(report: Pick<KeptReport, 'name' | 'files' | 'pick'>): Promise<void> {
  const bytes = report.files.reduce((sum, { file }) => sum + file.size, 0);
  const kept = await list();
  const taken = kept.reduce((sum, each) => sum + each.bytes, bytes);
  if (kept.length >= LIMITS.keptReports || taken > LIMITS.keptReportBytes) throw new KeepError('tooMuch');
  await within('readwrite', (store) => store.add({ ...report, bytes, at: Date.now() }));
}

/** Without an id, all of them. */
const forget = (id?: number): Promise<void> =>
  within<undefined>('readwrite', (store) => (id === undefined ? store.clear() : store.delete(id)));

/**
 * Reports that readers asked this browser to keep, latest first; nothing is stored unasked. Each function throws KeepError,
 * `keep` also where there is no room within the limits.
 */
export const reportStore = { list, keep, forget };
