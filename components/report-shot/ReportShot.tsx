import { useLang } from '@rspress/core/runtime';
import { twinAddress } from '../../lib/site/twinAddress';
import { entryNamed } from '../../lib/text/entryNamed';
import type { Lang } from '../../site/languages';
import { REPORT_SHOTS } from '../../site/reportShots';
import { ThemedPicture } from '../ui/ThemedPicture';
import styles from './ReportShot.module.css';

/** A picture of a view of the report, in the theme and language of the page; the host's zoom enlarges it. */
export default function ReportShot({ name }: { readonly name: string }) {
  const lang = useLang() as Lang;
  const { files, width, height, alt, caption } = entryNamed(REPORT_SHOTS, name, 'ReportShot');
  if (import.meta.env.SSG_MD) {
    return `\n![${alt[lang]}](${twinAddress(`${files[lang]}-light.png`)})\n\n${caption[lang]}\n\n`;
  }
  return (
    <figure className={styles.shot}>
      <div className={styles.frame}>
        <ThemedPicture files={files[lang]} width={width} height={height} alt={alt[lang]} />
      </div>
      <figcaption className={styles.caption}>{caption[lang]}</figcaption>
    </figure>
  );
}
