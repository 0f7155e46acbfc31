import { normalizeImagePath, useLang } from '@rspress/core/runtime';
import { useState } from 'react';
import { useText } from '../../lib/hooks/useText';
import { useT } from '../../lib/hooks/useT';
import { twinAddress } from '../../lib/site/twinAddress';
import { entryNamed } from '../../lib/text/entryNamed';
import type { Lang } from '../../site/languages';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_SHOTS } from '../../site/reportShots';
import { REPORT_WORDS as WORDS } from '../../site/words/reports';
import { OutLink } from '../ui/OutLink';
import { ThemedPicture } from '../ui/ThemedPicture';
import { DemoFrame } from './DemoFrame';
import styles from './ReportDemo.module.css';

/**
 * A real report inside the page. A picture stands there until the reader asks for the report, since it weighs more than
 * the page; without scripts the link below leads to it.
 */
export default function ReportDemo({ name }: { readonly name: string }) {
  const say = useText();
  const t = useT();
  const lang = useLang() as Lang;
  const [open, setOpen] = useState(false);
  const demo = entryNamed(REPORT_DEMOS, name, 'ReportDemo');
  const { files, width, height } = entryNamed(REPORT_SHOTS, demo.poster, 'ReportShot');
  const title = say(demo.title);
  const address = normalizeImagePath(demo.page);
  if (import.meta.env.SSG_MD) return `\n[${title}](${twinAddress(demo.page)})\n\n`;
  return (
    <figure className={styles.demo}>
      <div className={styles.stage} style={{ aspectRatio: `${width} / ${height}` }}>
        {open ? (
          <DemoFrame title={title} address={address} />
        ) : (
          <>
            {/* Inert, so that the picture is no second button below this one: a page's zoom takes every picture. */}
            <div inert>
              <ThemedPicture files={files[lang]} width={width} height={height} alt="" />
            </div>
            <button
              type="button"
              className={styles.open}
              aria-label={`${say(WORDS.open)}: ${title}`}
              onClick={() => setOpen(true)}
            >
              <span className={styles.label}>{say(WORDS.open)}</span>
            </button>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        <OutLink href={address} newTabText={t('navNewTab')}>
          {say(WORDS.full)}
        </OutLink>
      </figcaption>
    </figure>
  );
}
