import { normalizeImagePath, useDark } from '@rspress/core/runtime';
import { useShotLang } from '../../lib/hooks/useShotLang';
import { useText } from '../../lib/hooks/useText';
import { useT } from '../../lib/hooks/useT';
import { siteSettings } from '../../lib/site/siteSettings';
import { twinAddress } from '../../lib/site/twinAddress';
import { entryNamed } from '../../lib/text/entryNamed';
import { fillIn } from '../../lib/text/fillIn';
import { EXAMPLES } from '../../site/examples';
import type { FullLang } from '../../site/languages';
import { exampleLink } from '../../site/links';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { SHOT_FILES } from '../../site/shotFiles';
import { shotAddress } from '../../site/reportShots';
import { REPORT_WORDS as WORDS } from '../../site/words/reports';
import { OutLink } from '../ui/OutLink';
import { ThemedPicture } from '../ui/ThemedPicture';
import { DemoFrame } from './DemoFrame';
import styles from './ReportDemo.module.css';
import { useDemo } from './useDemo';

/**
 * A real report inside the page. A picture stands there until the reader asks for the report, since it weighs more than
 * the page; without scripts the link below leads to it. The report opens in the language and theme of the page.
 */
export default function ReportDemo({ name }: { readonly name: string }) {
  const say = useText();
  const t = useT();
  const lang = useShotLang() as FullLang;
  const isDark = useDark();
  const live = useDemo();
  const demo = entryNamed(REPORT_DEMOS, name, 'ReportDemo');
  const { width, height } = entryNamed(SHOT_FILES, demo.poster, 'ReportShot')[lang];
  const title = say(demo.title);
  const projects = demo.examples.map((example) => ({
    href: exampleLink(siteSettings, example),
    text: fillIn(say(WORDS.project), { name: say(EXAMPLES[example].title) }),
  }));
  const addressIn = (theme: string) =>
    `${normalizeImagePath(demo.page)}?lang=${lang}${theme && `&theme=${theme}`}${demo.start}`;
  const label = say(live.state === 'opening' ? WORDS.opening : WORDS.open);
  if (import.meta.env.SSG_MD) {
    const links = projects.map(({ href, text }) => `[${text}](${href})`);
    return `\n${[`[${title}](${twinAddress(demo.page)})`, ...links].join('\n\n')}\n\n`;
  }
  return (
    <figure className={styles.demo}>
      <div
        className={live.state === 'open' ? styles.live : styles.stage}
        style={live.state === 'open' ? undefined : { aspectRatio: `${width} / ${height}` }}
      >
        {live.state === 'open' ? (
          <DemoFrame title={title} address={live.address} waiting={say(WORDS.opening)} />
        ) : (
          <>
            {/* Inert, so that the picture is no second button below this one: a page's zoom takes every picture. */}
            <div inert>
              <ThemedPicture files={shotAddress(demo.poster, lang)} width={width} height={height} alt="" />
            </div>
            <button
              type="button"
              className={styles.open}
              aria-label={`${label}: ${title}`}
              aria-disabled={live.state === 'opening' || undefined}
              onClick={() => live.state !== 'opening' && void live.open(addressIn(isDark ? 'dark' : 'light'))}
            >
              <span className={styles.label}>{label}</span>
            </button>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span role="status" className={styles.failed}>
          {live.state === 'failed' && say(WORDS.failed)}
        </span>
        <span>{title}</span>
        <OutLink href={addressIn('')} newTabText={t('navNewTab')}>
          {say(WORDS.full)}
        </OutLink>
        {projects.map(({ href, text }) => (
          <OutLink key={href} href={href} newTabText={t('navNewTab')}>
            {text}
          </OutLink>
        ))}
      </figcaption>
    </figure>
  );
}
