import { normalizeImagePath, useDark } from '@rspress/core/runtime';
import { useState } from 'react';
import { OutLink } from '../../components/ui/OutLink';
import { ReportFrame } from '../../components/ui/report/ReportFrame';
import { ReportWindow, useActualSize } from '../../components/ui/report/ReportWindow';
import windowStyles from '../../components/ui/report/ReportWindow.module.css';
import { useMediaQuery } from '../../lib/hooks';
import { useText } from '../../lib/words';
import { exampleDownload } from '../../lib/exampleDownload';
import { fillIn } from '../../lib/text/strings';
import { EXAMPLES } from '../../site/examples';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_DIALOG_WORDS as WORDS } from '../../site/words/reportDialog';
import styles from './ReportDialog.module.css';
import { ReportTour } from './ReportTour';
import type { OpenedReport } from './openedReport';

/** Below this width a tour comes first: a whole report cannot be read there without pinching. */
const SMALL = '(width < 700px)';

/** Props of `ReportDialog`. */
export interface ReportDialogProps extends OpenedReport {
  readonly onClose: () => void;
}

/** A live report in a dialog of the whole window, with what leads out of it; the page below stays where it is. */
export function ReportDialog({ report, address, poster, isStart, onClose }: ReportDialogProps) {
  const say = useText();
  const theme = useDark() ? 'dark' : 'light';
  const isSmall = useMediaQuery(SMALL);
  const [wantsTour, setWantsTour] = useState(isStart);
  const isTour = isSmall && wantsTour;
  const { isActual, actualSwitch } = useActualSize();
  const { title, examples } = REPORT_DEMOS[report];
  const links = (
    <>
      {isSmall && !isTour && (
        <button type="button" className={windowStyles.link} onClick={() => setWantsTour(true)}>
          {say(WORDS.tour)}
        </button>
      )}
      {!isTour && actualSwitch}
      <OutLink className={windowStyles.link} href={address} newTabText="">
        {say(WORDS.newTab)}
      </OutLink>
      {examples.map((example) => {
        const { address: archive, size } = exampleDownload(example);
        return (
          <a key={example} className={windowStyles.link} href={normalizeImagePath(archive)} download>
            {examples.length === 1
              ? fillIn(say(WORDS.project), { size })
              : fillIn(say(WORDS.projectNamed), { name: say(EXAMPLES[example].title), size })}
          </a>
        );
      })}
    </>
  );
  return (
    <ReportWindow title={say(title)} links={links} onClose={onClose}>
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
    </ReportWindow>
  );
}
