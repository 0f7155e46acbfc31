import type { PerLang } from './languages';
import type { ShotName } from './reportShots';
import files from './shotFiles.json' with { type: 'json' };

/** A box in per cent of the picture. */
export interface ShotBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the files of a picture are like. */
export interface ShotFile {
  /** Size of the files in px, so that the page keeps their place free. */
  readonly width: number;
  readonly height: number;
  /** Where the numbered boxes lie. */
  readonly boxes: readonly ShotBox[];
}

/** Size and boxes of every picture, written by `npm run shots` when it takes them. */
export const SHOT_FILES: Readonly<Record<ShotName, PerLang<ShotFile>>> = files;
