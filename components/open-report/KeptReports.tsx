import { useLang } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { fillIn, formatBytes } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import * as LIMITS from '../../site/limits';
import { KEPT_REPORTS_KEY } from '../../site/storageKeys';
import { KEPT_REPORT_WORDS as WORDS } from '../../site/words/reportView';
import { Button } from '../ui/Button';
import parts from '../ui/parts.module.css';
import styles from './OpenReport.module.css';
import { keptSlot } from './pageState';
import type { ChosenFile } from './reportReader';

interface KeptReport {
  readonly id: number;
  /** Name of the build: text of strangers. */
  readonly name: string;
  readonly bytes: number;
  /** In ms since 1970. */
  readonly at: number;
  readonly files: readonly ChosenFile[];
  readonly pick?: string | undefined;
}

const STORE = 'reports';

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}

/** Runs one transaction; what it asks for comes back once the transaction is complete. */
async function within<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(KEPT_REPORTS_KEY, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
  const database = await settled(opening);
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
}

const listKept = () => within<KeptReport[]>('readonly', (store) => store.getAll());

interface KeptReportsProps {
  readonly onOpen: (files: readonly ChosenFile[], pick?: string) => void;
  /** The report that is open, when it may be kept: one of the reader's own. */
  readonly own?: Pick<KeptReport, 'name' | 'files' | 'pick'> | undefined;
}

/** Reports that the reader keeps in this browser: opens and forgets them, and keeps the one that is open when asked to. */
export function KeptReports({ onOpen, own }: KeptReportsProps) {
  const say = useT();
  const lang = useLang();
  const [kept, setKept] = useState<readonly KeptReport[]>([]);
  const [said, setSaid] = useState<'kept' | 'tooMuch' | 'full' | 'blocked'>();
  const [isKeeping, setIsKeeping] = useState(false);
  const show = useCallback((reports: readonly KeptReport[]) => {
    setKept([...reports].reverse());
    // An empty list is not asked for again at the next visit.
    if (reports.length > 0) keptSlot.write(true);
    else keptSlot.clear();
  }, []);
  useEffect(() => {
    // A browser that stores nothing has nothing to list; it is told when something is to be kept.
    listKept().then(show, () => undefined);
  }, [show]);
  const change = async (run: () => Promise<typeof said>) => {
    setSaid(undefined);
    try {
      const outcome = await run();
      show(await listKept());
      setSaid(outcome);
    } catch (error) {
      setSaid(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked');
    }
  };
  const keep = async (report: Pick<KeptReport, 'name' | 'files' | 'pick'>) => {
    setIsKeeping(true);
    const bytes = report.files.reduce((sum, { file }) => sum + file.size, 0);
    await change(async () => {
      // Another tab may have kept or forgotten some.
      const before = await listKept();
      const taken = before.reduce((sum, each) => sum + each.bytes, bytes);
      if (before.length >= LIMITS.keptReports || taken > LIMITS.keptReportBytes) return 'tooMuch';
      await within('readwrite', (store) => store.add({ ...report, bytes, at: Date.now() }));
      return 'kept';
    });
    setIsKeeping(false);
  };
  const forget = (id?: number) =>
    change(() =>
      within<undefined>('readwrite', (store) => (id === undefined ? store.clear() : store.delete(id))),
    );
  const limits = { count: LIMITS.keptReports, limit: LIMITS.keptReportBytes / 1_000_000 };
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  return (
    <div className={styles.kept}>
      {own && <p>{fillIn(say(WORDS.hint), limits)}</p>}
      <div className={parts.row}>
        {own && (
          <Button disabled={isKeeping} onClick={() => void keep(own)}>
            {say(WORDS.keep)}
          </Button>
        )}
        <span role="status">{said && fillIn(say(WORDS[said]), limits)}</span>
      </div>
      {kept.length > 0 && (
        <>
          <p className={parts.label}>{say(WORDS.title)}</p>
          <ul className={parts.list}>
            {kept.map(({ id, name, bytes, at, files, pick }) => (
              <li key={id} className={parts.row}>
                <Button look="link" onClick={() => onOpen(files, pick)}>
                  {pick ? `${name} (${pick})` : name}
                </Button>
                <span className={parts.soft}>
                  {formatBytes(bytes)}, {date.format(at)}
                </span>
                <Button aria-label={fillIn(say(WORDS.forgetNamed), { name })} onClick={() => void forget(id)}>
                  {say(WORDS.forget)}
                </Button>
              </li>
            ))}
          </ul>
          {kept.length > 1 && <Button onClick={() => void forget()}>{say(WORDS.forgetAll)}</Button>}
        </>
      )}
    </div>
  );
}
