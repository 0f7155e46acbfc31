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

/** Space around what is framed, and the smallest and largest piece that can be read on a phone, in px of the report. */
const AIR = 20;
const MIN_SIZE = { width: 320, height: 150 };
const MAX_SIZE = { width: 440, height: 320 };

/** A piece of a picture, and where in it the frame lies, in per cent of the piece. */
interface Crop {
  /** The whole picture beside the piece, in per cent of the piece. */
  readonly picture: { readonly left: number; readonly top: number; readonly width: number };
  readonly frame: ShotBox;
  /** Width of the piece by its height. */
  readonly ratio: number;
}

/** Where a piece begins: in the middle of what it shows, or at its beginning when that is larger; inside the picture. */
function beginOf(start: number, size: number, piece: number, whole: number): number {
  const wanted = size + 2 * AIR <= piece ? start - (piece - size) / 2 : start - AIR;
  return Math.min(Math.max(wanted, 0), whole - piece);
}

const between = (size: number, min: number, max: number, whole: number) =>
  Math.min(Math.max(size + 2 * AIR, min), max, whole);

/**
 * Cuts out of a picture what a phone can show of a framed part.
 * @param frame what is shown, in per cent of the picture
 * @param file size of the picture
 */
export function cropAround(frame: ShotBox, file: Pick<ShotFile, 'width' | 'height'>): Crop {
  const whole = { width: file.width / SHOT_DENSITY, height: file.height / SHOT_DENSITY };
  const box = {
    left: (frame.left * whole.width) / 100,
    top: (frame.top * whole.height) / 100,
    width: (frame.width * whole.width) / 100,
    height: (frame.height * whole.height) / 100,
  };
  const width = between(box.width, MIN_SIZE.width, MAX_SIZE.width, whole.width);
  const height = between(box.height, MIN_SIZE.height, MAX_SIZE.height, whole.height);
  const left = beginOf(box.left, box.width, width, whole.width);
  const top = beginOf(box.top, box.height, height, whole.height);
  const percent = (part: number, of: number) => Math.round((part / of) * 10_000) / 100;
  return {
    picture: {
      left: percent(0 - left, width),
      top: percent(0 - top, height),
      width: percent(whole.width, width),
    },
    frame: {
      left: percent(box.left - left, width),
      top: percent(box.top - top, height),
      width: percent(box.width, width),
      height: percent(box.height, height),
    },
    ratio: width / height,
  };
}

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
