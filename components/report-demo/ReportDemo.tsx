import { normalizeImagePath, useDark, useLang } from '@rspress/core/runtime';
import { useState } from 'react';
import { useText } from '../../lib/hooks/useText';
import { useT } from '../../lib/hooks/useT';
import { siteSettings } from '../../lib/site/siteSettings';
import { twinAddress } from '../../lib/site/twinAddress';
import { entryNamed } from '../../lib/text/entryNamed';
import { fillIn } from '../../lib/text/fillIn';
import { EXAMPLES } from '../../site/examples';
import type { Lang } from '../../site/languages';
import { exampleLink } from '../../site/links';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { SHOT_FILES } from '../../site/shotFiles';
import { shotAddress } from '../../site/reportShots';
import { REPORT_WORDS as WORDS } from '../../site/words/reports';
import { OutLink } from '../ui/OutLink';
import { ThemedPicture } from '../ui/ThemedPicture';
import { DemoFrame } from './DemoFrame';
import styles from './ReportDemo.module.css';

/**
 * A real report inside the page. A picture stands there until the reader asks for the report, since it weighs more than
 * the page; without scripts the link below leads to it. The report opens in the language and theme of the page.
 */
export default function ReportDemo({ name }: { readonly name: string }) {
  const say = useText();
  const t = useT();
  const lang = useLang() as Lang;
  const isDark = useDark();
  const [opened, setOpened] = useState<string>();
  const demo = entryNamed(REPORT_DEMOS, name, 'ReportDemo');
  const { width, height } = entryNamed(SHOT_FILES, demo.poster, 'ReportShot')[lang];
  const title = say(demo.title);
  const projects = demo.examples.map((example) => ({
    href: exampleLink(siteSettings, example),
    text: fillIn(say(WORDS.project), { name: say(EXAMPLES[example].title) }),
  }));
  const addressIn = (theme: string) =>
    `${normalizeImagePath(demo.page)}?lang=${lang}${theme && `&theme=${theme}`}${demo.start}`;
  if (import.meta.env.SSG_MD) {
    const links = projects.map(({ href, text }) => `[${text}](${href})`);
    return `\n${[`[${title}](${twinAddress(demo.page)})`, ...links].join('\n\n')}\n\n`;
  }
  return (
    <figure className={styles.demo}>
      <div
        className={opened ? styles.live : styles.stage}
        style={opened ? undefined : { aspectRatio: `${width} / ${height}` }}
      >
        {opened ? (
          <DemoFrame title={title} address={opened} />
        ) : (
          <>
            {/* Inert, so that the picture is no second button below this one: a page's zoom takes every picture. */}
            <div inert>
              <ThemedPicture files={shotAddress(demo.poster, lang)} width={width} height={height} alt="" />
            </div>
            <button
              type="button"
              className={styles.open}
              aria-label={`${say(WORDS.open)}: ${title}`}
              onClick={() => setOpened(addressIn(isDark ? 'dark' : 'light'))}
            >
              <span className={styles.label}>{say(WORDS.open)}</span>
            </button>
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
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
