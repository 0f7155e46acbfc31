import { useLang } from '@rspress/core/runtime';
import { InlineText } from '../../components/ui/InlineText';
import { ThemedPicture } from '../../components/ui/ThemedPicture';
import { fillIn } from '../../lib/text/strings';
import type { Lang } from '../../site/languages';
import type { ReportName } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { shotAddress } from '../../site/shotImages';
import { REPORT_TOURS, type TourStep } from '../../site/reportTours';
import { SHOT_FILES } from '../../site/shotFiles';
import { cropAround } from './cropAround';
import styles from './ReportTour.module.css';

const NOWHERE = { left: 0, top: 0, width: 100, height: 100 };

/** A piece of a picture with its frame; the sentence below says what it shows. */
function Piece({ shot, frame }: TourStep) {
  const lang = useLang() as Lang;
  const file = SHOT_FILES[shot][lang];
  const box = typeof frame === 'number' ? (file.boxes[frame] ?? NOWHERE) : frame;
  const { picture, frame: at, ratio } = cropAround(box, file);
  return (
    <div className={styles.piece} style={{ aspectRatio: ratio }}>
      <div
        className={styles.picture}
        style={{ left: `${picture.left}%`, top: `${picture.top}%`, width: `${picture.width}%` }}
      >
        <ThemedPicture files={shotAddress(shot, lang)} width={file.width} height={file.height} alt="" />
      </div>
      <span
        className={styles.frame}
        style={{ left: `${at.left}%`, top: `${at.top}%`, width: `${at.width}%`, height: `${at.height}%` }}
      />
    </div>
  );
}

/** What a small screen shows of a report first: pieces of its pictures, one after another, a sentence each. */
export function ReportTour({ report }: { readonly report: ReportName }) {
  const lang = useLang() as Lang;
  return (
    <ol className={styles.tour}>
      {REPORT_TOURS[report].map((step) => (
        <li key={step.text.en} className={styles.step}>
          <Piece {...step} />
          <p className={styles.text}>
            <span>
              <InlineText text={fillIn(step.text[lang], REPORT_NUMBERS[report])} />
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
