import { useLang } from '@rspress/core/runtime';
import { markdownAddress } from '../../lib/address';
import { shotRow, type ShotRow } from '../../lib/text/shotRow';
import type { Lang } from '../../site/languages';
import { reportAddress } from '../../site/reportPlaces';
import { SHOT_DENSITY, shotAddress } from '../../site/shotImages';
import { REPORT_WORDS } from '../../site/words/reports';
import { InlineText } from '../ui/InlineText';
import { ReportLink } from '../ui/ReportLink';
import { ThemedPicture } from '../ui/ThemedPicture';
import styles from './ReportShot.module.css';

interface ReportShotProps {
  readonly name: string;
  /** Row as JSON (`plugins/authoring/reportShots.ts`); Markdown exports are made without it. */
  readonly row?: string;
  readonly plain?: boolean;
  readonly dark?: boolean;
}

/** A picture of the report. The list below says what the numbered boxes show, so they are hidden from screen readers. */
export default function ReportShot({ name, row = '{}', plain, dark }: ReportShotProps) {
  const lang = useLang() as Lang;
  const shot = import.meta.env.SSG_MD ? shotRow(name, lang) : (JSON.parse(row) as ShotRow);
  const { width, height, boxes, alt, caption, place } = shot;
  const files = shotAddress(name, lang);
  const marks = plain ? [] : shot.marks;
  if (import.meta.env.SSG_MD) {
    const list = marks.map((text, index) => `${index + 1}. ${text}\n`).join('');
    const address = markdownAddress(reportAddress(place, lang));
    const link = plain ? '' : `[${REPORT_WORDS.inReport[lang]}](${address})\n\n`;
    return `\n![${alt}](${markdownAddress(`${files}-${dark ? 'dark' : 'light'}.webp`)})\n\n${caption}\n\n${link}${list && `${list}\n`}`;
  }
  return (
    <figure className={styles.shot}>
      <div className={styles.frame} style={{ maxInlineSize: `${width / SHOT_DENSITY}px` }}>
        <ThemedPicture
          files={files}
          width={width}
          height={height}
          alt={alt}
          only={dark ? 'dark' : undefined}
        />
        <div className={styles.boxes} aria-hidden="true" data-marks="">
          {(plain ? [] : boxes).map(({ left, top, ...size }, index) => (
            <span
              key={`${left} ${top}`}
              className={styles.box}
              style={{
                insetInlineStart: `${left}%`,
                insetBlockStart: `${top}%`,
                inlineSize: `${size.width}%`,
                blockSize: `${size.height}%`,
              }}
            >
              {marks.length > 0 && <span className={styles.number}>{index + 1}</span>}
            </span>
          ))}
        </div>
      </div>
      <figcaption>
        <div className={styles.caption}>
          <span data-caption="">{caption}</span>
          <span className={styles.hint} aria-hidden="true">
            {REPORT_WORDS.enlarge[lang]}
          </span>
          {!plain && <ReportLink place={place}>{REPORT_WORDS.inReport[lang]}</ReportLink>}
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
