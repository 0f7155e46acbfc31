import { useDark } from '@rspress/core/runtime';
import { useId, useRef, useState } from 'react';
import { OutLink } from '../../components/ui/OutLink';
import { useMediaQuery } from '../../lib/hooks/useMediaQuery';
import { useModal } from '../../lib/hooks/useModal';
import { useT } from '../../lib/hooks/useT';
import { useText } from '../../lib/hooks/useText';
import { siteSettings } from '../../lib/site/siteSettings';
import { fillIn } from '../../lib/text/fillIn';
import { EXAMPLES } from '../../site/examples';
import { exampleLink } from '../../site/links';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_WIDTH } from '../../site/reportInterface';
import { REPORT_DIALOG_WORDS as WORDS } from '../../site/words/reportDialog';
import styles from './ReportDialog.module.css';
import { ReportFrame } from './ReportFrame';
import { ReportTour } from './ReportTour';
import type { OpenedReport } from './openedReport';

/** Below this width a tour comes first: a whole report cannot be read there without pinching. */
const SMALL = '(width < 700px)';

/** Below this one the report is scaled down to fit. */
const SCALED = `(width < ${REPORT_WIDTH}px)`;

/** Props of `ReportDialog`. */
export interface ReportDialogProps extends OpenedReport {
  readonly onClose: () => void;
}

/** A live report in a dialog of the whole window, with what leads out of it; the page below stays where it is. */
export function ReportDialog({ report, address, poster, isStart, onClose }: ReportDialogProps) {
  const say = useText();
  const newTabText = useT()('navNewTab');
  const id = useId();
  const theme = useDark() ? 'dark' : 'light';
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const modal = useModal({ dialog, panel: dialog, field: closer, onClose });
  const isSmall = useMediaQuery(SMALL);
  const [wantsTour, setWantsTour] = useState(isStart);
  const isTour = isSmall && wantsTour;
  const isNarrow = useMediaQuery(SCALED);
  const [wantsActual, setWantsActual] = useState(false);
  const isActual = isNarrow && wantsActual;
  const { title, examples } = REPORT_DEMOS[report];
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} {...modal}>
      <div className={styles.bar}>
        <h2 id={id} className={styles.title}>
          {say(title)}
        </h2>
        <div className={styles.links}>
          {isSmall && !isTour && (
            <button type="button" className={styles.link} onClick={() => setWantsTour(true)}>
              {say(WORDS.tour)}
            </button>
          )}
          {isNarrow && !isTour && (
            <button
              type="button"
              className={styles.link}
              aria-pressed={isActual}
              onClick={() => setWantsActual(!isActual)}
            >
              {say(WORDS.actual)}
            </button>
          )}
          <OutLink className={styles.link} href={address} newTabText={newTabText}>
            {say(WORDS.newTab)}
          </OutLink>
          {examples.map((example) => (
            <OutLink
              key={example}
              className={styles.link}
              href={exampleLink(siteSettings, example)}
              newTabText={newTabText}
            >
              {examples.length === 1
                ? say(WORDS.project)
                : fillIn(say(WORDS.projectNamed), { name: say(EXAMPLES[example].title) })}
            </OutLink>
          ))}
        </div>
        <button ref={closer} type="button" className={styles.close} onClick={onClose}>
          {say(WORDS.close)}
        </button>
      </div>
      {isTour ? (
        <div className={styles.tour}>
          <ReportTour report={report} />
          <div className={styles.end}>
            <button type="button" className={styles.full} onClick={() => setWantsTour(false)}>
              {say(WORDS.full)}
            </button>
          </div>
        </div>
      ) : (
        <ReportFrame
          title={say(title)}
          address={address}
          poster={poster}
          theme={theme}
          isActual={isActual}
          onClose={onClose}
        />
      )}
    </dialog>
  );
}
