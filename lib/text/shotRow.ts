import { PLACE_OF_SHOT, type ReportPlace } from '../../site/reportPlaces';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { REPORT_SHOTS, type ShotName } from '../../site/reportShots';
import { SHOT_FILES, type ShotFile } from '../../site/shotFiles';
import type { Lang } from '../../site/languages';
import { entryNamed, fillIn } from './strings';

/** What a page needs to show a picture of a report, in the language of the page. */
export interface ShotRow extends ShotFile {
  readonly alt: string;
  readonly caption: string;
  /** What each numbered box is; none for a single box, which needs no number. */
  readonly marks: readonly string[];
  readonly place: ReportPlace;
}

/** The place in a live report that a picture shows. */
export const placeOfShot = (name: ShotName): ReportPlace => {
  const { report, route } = REPORT_SHOTS[name].view;
  return { report, route, ...PLACE_OF_SHOT[name] };
};

/**
 * The row of a picture. A build hands it to the component (`plugins/authoring/reportShots.ts`), so that no page loads the table of
 * all pictures.
 * @throws Error that lists the names there are
 */
export function shotRow(name: string, lang: Lang): ShotRow {
  const { view, alt, caption, marks } = entryNamed(REPORT_SHOTS, name, 'ReportShot');
  const say = (text: string): string => fillIn(text, REPORT_NUMBERS[view.report]);
  return {
    ...SHOT_FILES[name as ShotName][lang],
    alt: say(alt[lang]),
    caption: say(caption[lang]),
    marks: marks.length > 1 ? marks.map((mark) => say(mark[lang])) : [],
    place: placeOfShot(name as ShotName),
  };
}
