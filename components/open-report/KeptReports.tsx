import { useLang } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import { fillIn, formatBytes } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import * as LIMITS from '../../site/limits';
import { KEPT_REPORT_WORDS as WORDS } from '../../site/words/reportView';
import buttonStyles from '../ui/Button.module.css';
import styles from './DataTable.module.css';
import keptStyles from './KeptReports.module.css';
import { keptSlot } from './pageState';
import { KeepError, reportStore, type KeepFault, type KeptReport } from './reportStore';
import type { ChosenFile } from './types';

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
  const [said, setSaid] = useState<KeepFault | 'kept'>();
  const [isKeeping, setIsKeeping] = useState(false);
  const fail = (error: unknown) => setSaid(error instanceof KeepError ? error.fault : 'blocked');
  const show = useCallback((reports: readonly KeptReport[]) => {
    setKept(reports);
    // An empty list is not asked for again at the next visit.
    if (reports.length > 0) keptSlot.write(true);
    else keptSlot.clear();
  }, []);
  useEffect(() => {
    // A browser that stores nothing has nothing to list; it is told when something is to be kept.
    reportStore.list().then(show, () => undefined);
  }, [show]);
  const keep = async () => {
    if (!own) return;
    setIsKeeping(true);
    try {
      await reportStore.keep(own);
      show(await reportStore.list());
      setSaid('kept');
    } catch (error) {
      fail(error);
    } finally {
      setIsKeeping(false);
    }
  };
  const forget = (id?: number) => {
    setSaid(undefined);
    reportStore.forget(id).then(reportStore.list).then(show).catch(fail);
  };
  const limits = { count: LIMITS.keptReports, limit: LIMITS.keptReportBytes / 1_000_000 };
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' });
  return (
    <div className={keptStyles.kept}>
      {own && <p>{fillIn(say(WORDS.hint), limits)}</p>}
      <div className={styles.tools}>
        {own && (
          <button
            type="button"
            className={buttonStyles.button}
            disabled={isKeeping}
            onClick={() => void keep()}
          >
            {say(WORDS.keep)}
          </button>
        )}
        <span role="status">{said && fillIn(say(WORDS[said]), limits)}</span>
      </div>
      {kept.length > 0 && (
        <>
          <p className={keptStyles.label}>{say(WORDS.title)}</p>
          <ul className={keptStyles.list}>
            {kept.map(({ id, name, bytes, at, files, pick }) => (
              <li key={id}>
                <button type="button" className={buttonStyles.link} onClick={() => onOpen(files, pick)}>
                  {pick ? `${name} (${pick})` : name}
                </button>
                <span className={styles.count}>
                  {formatBytes(bytes)}, {date.format(at)}
                </span>
                <button
                  type="button"
                  className={buttonStyles.button}
                  aria-label={fillIn(say(WORDS.forgetNamed), { name })}
                  onClick={() => forget(id)}
                >
                  {say(WORDS.forget)}
                </button>
              </li>
            ))}
          </ul>
          {kept.length > 1 && (
            <button type="button" className={buttonStyles.button} onClick={() => forget()}>
              {say(WORDS.forgetAll)}
            </button>
          )}
        </>
      )}
    </div>
  );
}
