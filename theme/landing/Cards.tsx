import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { OutLink } from '../../components/ui/OutLink';
import { ToolMark } from '../../components/ui/ToolMark';
import { useT } from '../../lib/words';
import { toolInLang, TOOLS } from '../../site/tools';
import type { HomeFrontmatter } from '../../site/frontmatter';
import { SITE_TITLE } from '../../site/identity';
import type { Lang } from '../../site/languages';
import { LANDING_WORDS } from '../../site/words/landing';
import { assetAddress } from './assetAddress';
import styles from './Cards.module.css';

type Feature = HomeFrontmatter['features'][number];

/** Fixed, since search leads to headings: one that React makes is another one after a navigation. */
const FEATURES_ID = 'features';
const TOOLS_ID = 'tools';

function FeatureCard({ feature: { icon, title, details, link } }: { readonly feature: Feature }) {
  return (
    <div className={`${styles.card} ${styles.feature}`}>
      {icon && (
        <img className={styles.icon} src={assetAddress(icon)} alt="" width={24} height={24} loading="lazy" />
      )}
      <h3 className={styles.title}>{link ? <Link href={link}>{title}</Link> : title}</h3>
      <p className={styles.details}>{details}</p>
    </div>
  );
}

/** A grid of features, each as wide as its span says, or a third. */
export function Features({ features }: { readonly features: readonly Feature[] }) {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby={FEATURES_ID}>
      <h2 id={FEATURES_ID} className={styles.heading}>
        {t(LANDING_WORDS.landingFeatures)}
      </h2>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature.title} className={styles.item} data-span={feature.span ?? 4}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sibling tools in a language, without the site's own; the list of things around them is left to the switcher. */
export const siblingTools = (lang: Lang) =>
  TOOLS.filter(({ name, urlEn }) => urlEn && name !== SITE_TITLE).map((tool) => toolInLang(tool, lang));

/** The sibling tools of the family: heading, tagline, and cards whose link covers them. */
export function ToolStack() {
  const t = useT();
  const lang = useLang() as Lang;
  return (
    <section className={`${styles.section} ${styles.family}`} aria-labelledby={TOOLS_ID}>
      <h2 id={TOOLS_ID} className={styles.familyHeading}>
        {t(LANDING_WORDS.landingTools)}
      </h2>
      <p className={styles.tagline}>{t(LANDING_WORDS.landingToolsTagline)}</p>
      <ul className={styles.tools}>
        {siblingTools(lang).map(({ name, desc, logo, logoScale, url }) => (
          <li key={name}>
            <div className={`${styles.card} ${styles.tool}`}>
              <span className={styles.mark}>
                <ToolMark logo={logo} scale={logoScale} />
              </span>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.desc}>{desc}</p>
              <OutLink href={url} className={styles.address} newTabText={t('navNewTab')}>
                {new URL(url).host}
              </OutLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
