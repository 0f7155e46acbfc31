import { SHOT_DENSITY } from '../../site/shotImages';
import type { ShotBox, ShotFile } from '../../site/shotFiles';

/** Space around what is framed, and the smallest and largest piece that can be read on a phone, in px of the report. */
const AIR = 20;
const LEAST = { width: 320, height: 150 };
const MOST = { width: 440, height: 320 };

/** A piece of a picture, and where in it the frame lies, in per cent of the piece. */
export interface Crop {
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

const between = (size: number, least: number, most: number, whole: number) =>
  Math.min(Math.max(size + 2 * AIR, least), most, whole);

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
  const width = between(box.width, LEAST.width, MOST.width, whole.width);
  const height = between(box.height, LEAST.height, MOST.height, whole.height);
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
