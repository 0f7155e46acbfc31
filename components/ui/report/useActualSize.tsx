import { useState } from 'react';
import { useMediaQuery } from '../../../lib/hooks';
import { useText } from '../../../lib/words';
import { REPORT_WIDTH } from '../../../site/reportInterface';
import { REPORT_DIALOG_WORDS as WORDS } from '../../../site/words/reportDialog';
import styles from './ReportWindow.module.css';

/** Below this width the report is scaled down to fit. */
const SCALED = `(width < ${REPORT_WIDTH}px)`;

/**
 * Lets readers of narrow windows choose between the whole report, scaled down, and its actual size.
 * @returns what is chosen, and the switch; undefined where the report fits
 */
export function useActualSize() {
  const say = useText();
  const isNarrow = useMediaQuery(SCALED);
  const [wantsActual, setWantsActual] = useState(false);
  const isActual = isNarrow && wantsActual;
  const actualSwitch = isNarrow ? (
    <button
      type="button"
      className={styles.link}
      aria-pressed={isActual}
      onClick={() => setWantsActual(!isActual)}
    >
      {say(WORDS.actual)}
    </button>
  ) : undefined;
  return { isActual, actualSwitch };
}
