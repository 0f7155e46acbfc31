import { useShotLang } from '../../lib/hooks/useShotLang';
import { useT } from '../../lib/hooks/useT';
import { useText } from '../../lib/hooks/useText';
import { siteSettings } from '../../lib/site/siteSettings';
import { markdownAddress } from '../../lib/site/markdownAddress';
import { entryNamed } from '../../lib/text/entryNamed';
import { fillIn } from '../../lib/text/fillIn';
import { EXAMPLES } from '../../site/examples';
import type { FullLang } from '../../site/languages';
import { exampleLink } from '../../site/links';
import { REPORT_DEMOS, type ReportName } from '../../site/reportDemos';
import { startOf } from '../../site/reportPlaces';
import { SHOT_FILES } from '../../site/shotFiles';
import { shotAddress } from '../../site/reportShots';
import { REPORT_WORDS as WORDS } from '../../site/words/reports';
import { OutLink } from '../ui/OutLink';
import { ReportLink } from '../ui/ReportLink';
import { ThemedPicture } from '../ui/ThemedPicture';
import styles from './ReportDemo.module.css';

/**
 * The way into a real report: a picture that opens it over the page (`theme/report`), since it weighs more than the page.
 * Without scripts the same link leads to it. The report opens in the language and theme of the page.
 */
export default function ReportDemo({ name }: { readonly name: string }) {
  const say = useText();
  const t = useT();
  const lang = useShotLang() as FullLang;
  const demo = entryNamed(REPORT_DEMOS, name, 'ReportDemo');
  const { width, height } = entryNamed(SHOT_FILES, demo.poster, 'ReportShot')[lang];
  const title = say(demo.title);
  const projects = demo.examples.map((example) => ({
    href: exampleLink(siteSettings, example),
    text: fillIn(say(WORDS.project), { name: say(EXAMPLES[example].title) }),
  }));
  if (import.meta.env.SSG_MD) {
    const links = projects.map(({ href, text }) => `[${text}](${href})`);
    return `\n${[`[${title}](${markdownAddress(demo.page)})`, ...links].join('\n\n')}\n\n`;
  }
  return (
    <figure className={styles.demo}>
      <div className={styles.stage} style={{ aspectRatio: `${width} / ${height}` }}>
        {/* Inert, so that the picture is no second control below the link: a page's zoom takes every picture. */}
        <div inert>
          <ThemedPicture files={shotAddress(demo.poster, lang)} width={width} height={height} alt="" />
        </div>
        <ReportLink
          place={startOf(name as ReportName)}
          className={styles.open}
          label={`${say(WORDS.open)}: ${title}`}
        >
          <span className={styles.label}>{say(WORDS.open)}</span>
        </ReportLink>
      </div>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        {projects.map(({ href, text }) => (
          <OutLink key={href} href={href} newTabText={t('navNewTab')}>
            {text}
          </OutLink>
        ))}
      </figcaption>
    </figure>
  );
}
