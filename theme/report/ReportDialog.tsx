import { normalizeImagePath } from '@rspress/core/runtime';
import { useState } from 'react';
import button from '../../components/ui/Button.module.css';
import { OutLink } from '../../components/ui/OutLink';
import { ReportFrame, ReportWindow, useActualSize } from '../../components/ui/report/ReportWindow';
import { useMediaQuery } from '../../lib/hooks';
import { useT } from '../../lib/words';
import { exampleDownload } from '../../lib/exampleDownload';
import { fillIn } from '../../lib/text/strings';
import { EXAMPLES } from '../../site/examples';
import { REPORT_DEMOS, type ReportName } from '../../site/reportDemos';
import { REPORT_DIALOG_WORDS as WORDS } from '../../site/words/reportDialog';
import styles from './ReportDialog.module.css';
import { ReportTour } from './ReportTour';

/** Below this width a tour comes first: a whole report cannot be read there without pinching. */
const SMALL = '(width < 700px)';

export interface OpenedReport {
  readonly report: ReportName;
  readonly address: string;
  /** The picture that the link belongs to, as it was loaded. */
  readonly poster: string | undefined;
  /** And not to a place in it. */
  readonly isStart: boolean;
}

type Props = OpenedReport & { readonly onClose: () => void };

/** A live report in a dialog of the whole window, with what leads out of it; the page below stays where it is. */
export function ReportDialog({ report, address, poster, isStart, onClose }: Props) {
  const t = useT();
  const isSmall = useMediaQuery(SMALL);
  const [wantsTour, setWantsTour] = useState(isStart);
  const isTour = isSmall && wantsTour;
  const { isActual, actualSwitch } = useActualSize();
  const { title, examples } = REPORT_DEMOS[report];
  const links = (
    <>
      {isSmall && !isTour && (
        <button type="button" className={button.link} onClick={() => setWantsTour(true)}>
          {t(WORDS.tour)}
        </button>
      )}
      {!isTour && actualSwitch}
      <OutLink className={button.link} href={address} newTabText="">
        {t(WORDS.newTab)}
      </OutLink>
      {examples.map((example) => {
        const { address: archive, size } = exampleDownload(example);
        return (
          <a key={example} className={button.link} href={normalizeImagePath(archive)} download>
            {examples.length === 1
              ? fillIn(t(WORDS.project), { size })
              : fillIn(t(WORDS.projectNamed), { name: t(EXAMPLES[example].title), size })}
          </a>
        );
      })}
    </>
  );
  return (
    <ReportWindow title={t(title)} links={links} onClose={onClose}>
      {isTour ? (
        <div className={styles.tour}>
          <ReportTour report={report} />
          <div className={styles.end}>
            <button
              type="button"
              className={`${button.button} ${button.primary} ${styles.full}`}
              onClick={() => setWantsTour(false)}
            >
              {t(WORDS.full)}
            </button>
          </div>
        </div>
      ) : (
        <ReportFrame
          title={t(title)}
          address={address}
          poster={poster}
          isActual={isActual}
          onClose={onClose}
        />
      )}
    </ReportWindow>
  );
}
