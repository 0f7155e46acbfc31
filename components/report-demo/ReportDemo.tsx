import { normalizeImagePath, useLang } from '@rspress/core/runtime';
import type { CSSProperties } from 'react';
import { markdownAddress } from '../../lib/address';
import { exampleDownload } from '../../lib/exampleDownload';
import type { ShotRow } from '../../lib/text/shotRow';
import { entryNamed, fillIn } from '../../lib/text/strings';
import { useT } from '../../lib/words';
import { EXAMPLES } from '../../site/examples';
import type { Lang } from '../../site/languages';
import { REPORT_DEMOS, type ReportName } from '../../site/reportDemos';
import { startOf } from '../../site/reportPlaces';
import { shotAddress } from '../../site/shotImages';
import { REPORT_WORDS as WORDS } from '../../site/words/reports';
import buttonStyles from '../ui/Button.module.css';
import { ReportLink } from '../ui/ReportLink';
import { ThemedPicture } from '../ui/ThemedPicture';
import styles from './ReportDemo.module.css';

interface ReportDemoProps {
  readonly name: string;
  /** Row of the poster as JSON (`plugins/authoring/reportShots.ts`). */
  readonly row?: string;
}

/** A picture that opens a real report over the page (`theme/report`); without scripts the same link leads to it. */
export default function ReportDemo({ name, row = '{}' }: ReportDemoProps) {
  const say = useT();
  const lang = useLang() as Lang;
  const demo = entryNamed(REPORT_DEMOS, name, 'ReportDemo');
  const { width, height } = JSON.parse(row) as ShotRow;
  const title = say(demo.title);
  const projects = demo.examples.map((example) => {
    const { address, size } = exampleDownload(example);
    return { address, text: fillIn(say(WORDS.project), { name: say(EXAMPLES[example].title), size }) };
  });
  if (import.meta.env.SSG_MD) {
    const links = projects.map(({ address, text }) => `[${text}](${markdownAddress(address)})`);
    return `\n${[`[${title}](${markdownAddress(demo.page)})`, ...links].join('\n\n')}\n\n`;
  }
  return (
    <figure className={styles.demo} style={{ '--shape': `${width} / ${height}` } as CSSProperties}>
      {/* Inert, so that the picture is no second control below the link: a page's zoom takes every picture. */}
      <div inert className={styles.picture}>
        <ThemedPicture files={shotAddress(demo.poster, lang)} width={width} height={height} alt="" />
      </div>
      <figcaption className={styles.caption}>
        <ReportLink
          place={startOf(name as ReportName)}
          className={`${buttonStyles.button} ${buttonStyles.primary} ${styles.open}`}
        >
          <span aria-hidden="true">{say(WORDS.open)}</span>
          <span className="siteVisuallyHidden">{`${say(WORDS.open)}: ${title}`}</span>
        </ReportLink>
        {projects.map(({ address, text }) => (
          <a key={address} className={buttonStyles.link} href={normalizeImagePath(address)} download>
            {text}
          </a>
        ))}
      </figcaption>
    </figure>
  );
}
