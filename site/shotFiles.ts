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

export interface ShotFile {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ShotBox[];
}

/** Size and boxes of every picture, written by `npm run shots` when it takes them. */
export const SHOT_FILES: Readonly<Record<ShotName, PerLang<ShotFile>>> = files;
