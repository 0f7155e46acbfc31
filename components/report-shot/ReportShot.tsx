import { useLang } from '@rspress/core/runtime';
import { markdownAddress } from '../../lib/site/markdownAddress';
import { entryNamed } from '../../lib/text/entryNamed';
import { fillIn } from '../../lib/text/fillIn';
import type { Lang } from '../../site/languages';
import { PLACE_OF_SHOT, reportAddress } from '../../site/reportPlaces';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { REPORT_SHOTS, SHOT_DENSITY, shotAddress, type ShotName } from '../../site/reportShots';
import { SHOT_FILES } from '../../site/shotFiles';
import { REPORT_WORDS } from '../../site/words/reports';
import { InlineText } from '../ui/InlineText';
import { ReportLink } from '../ui/ReportLink';
import { ThemedPicture } from '../ui/ThemedPicture';
import styles from './ReportShot.module.css';

/** Props of `ReportShot`. */
export interface ReportShotProps {
  readonly name: string;
  /** The picture and its caption alone, where the text explains nothing of it. */
  readonly plain?: boolean;
}

/**
 * A picture of a view of the report, in the theme and language of the page; the host's zoom enlarges it. Numbered boxes
 * lie over what the list below explains; the list says it in words, so the boxes are hidden from screen readers.
 */
export default function ReportShot({ name, plain }: ReportShotProps) {
  const lang = useLang() as Lang;
  const shot = entryNamed(REPORT_SHOTS, name, 'ReportShot');
  const { width, height, boxes } = entryNamed(SHOT_FILES, name, 'ReportShot')[lang];
  const files = shotAddress(name, lang);
  const say = (text: string) => fillIn(text, REPORT_NUMBERS[shot.report]);
  const [alt, caption] = [say(shot.alt[lang]), say(shot.caption[lang])];
  const marks = (plain ? [] : shot.marks).map((text) => say(text[lang]));
  if (import.meta.env.SSG_MD) {
    const list = marks.map((text, index) => `${index + 1}. ${text}\n`).join('');
    const address = markdownAddress(reportAddress(PLACE_OF_SHOT[name as ShotName], lang));
    const link = plain ? '' : `[${REPORT_WORDS.inReport[lang]}](${address})\n\n`;
    return `\n![${alt}](${markdownAddress(`${files}-light.webp`)})\n\n${caption}\n\n${link}${list && `${list}\n`}`;
  }
  return (
    <figure className={styles.shot}>
      <div className={styles.frame} style={{ maxInlineSize: `${width / SHOT_DENSITY}px` }}>
        <ThemedPicture files={files} width={width} height={height} alt={alt} />
        <div className={styles.boxes} aria-hidden="true" data-marks="">
          {(plain ? [] : boxes).map(({ left, top, ...size }, index) => (
            <span
              key={marks[index]}
              className={styles.box}
              style={{
                insetInlineStart: `${left}%`,
                insetBlockStart: `${top}%`,
                inlineSize: `${size.width}%`,
                blockSize: `${size.height}%`,
              }}
            >
              <span className={styles.number}>{index + 1}</span>
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <div className={styles.caption}>
          <span data-caption="">{caption}</span>
          {!plain && (
            <ReportLink place={PLACE_OF_SHOT[name as ShotName]} className={styles.live}>
              {REPORT_WORDS.inReport[lang]}
            </ReportLink>
          )}
        </div>
        {marks.length > 0 && (
          <ol className={styles.marks}>
            {marks.map((text) => (
              <li key={text}>
                <span>
                  <InlineText text={text} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </figcaption>
    </figure>
  );
}
