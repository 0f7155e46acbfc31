import { useLang } from '@rspress/core/runtime';
import { InlineText } from '../../components/ui/InlineText';
import { ThemedPicture } from '../../components/ui/ThemedPicture';
import { fillIn } from '../../lib/text/strings';
import type { Lang } from '../../site/languages';
import type { ReportName } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { SHOT_DENSITY, shotAddress } from '../../site/shotImages';
import { REPORT_TOURS, type TourStep } from '../../site/reportTours';
import { SHOT_FILES, type ShotBox, type ShotFile } from '../../site/shotFiles';
import styles from './ReportTour.module.css';

/** In px of the report. */
const AIR = 20;

/** Cuts a side of a piece out of a picture; `start` and `share` in per cent of it, the rest in px. */
function cropSide(start: number, share: number, picture: number, min: number, max: number) {
  const whole = picture / SHOT_DENSITY;
  const size = (share * whole) / 100;
  const piece = Math.min(Math.max(size + 2 * AIR, min), max, whole);
  const from = (start * whole) / 100;
  const wanted = from - (size + 2 * AIR <= piece ? (piece - size) / 2 : AIR);
  const begin = Math.min(Math.max(wanted, 0), whole - piece);
  const percent = (length: number) => Math.round((length / piece) * 10_000) / 100;
  return {
    piece,
    picture: { start: percent(0 - begin), size: percent(whole) },
    frame: { start: percent(from - begin), size: percent(size) },
  };
}

/** What a phone can show of a framed part; all in per cent of the piece, and its width by its height. */
export function cropAround({ left, top, ...frame }: ShotBox, file: Pick<ShotFile, 'width' | 'height'>) {
  const x = cropSide(left, frame.width, file.width, 320, 440);
  const y = cropSide(top, frame.height, file.height, 150, 320);
  return {
    picture: { left: x.picture.start, top: y.picture.start, width: x.picture.size },
    frame: { left: x.frame.start, top: y.frame.start, width: x.frame.size, height: y.frame.size },
    ratio: x.piece / y.piece,
  };
}

function Piece({ shot, frame }: TourStep) {
  const lang = useLang() as Lang;
  const file = SHOT_FILES[shot][lang];
  const box = typeof frame === 'number' ? (file.boxes[frame] as ShotBox) : frame;
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
