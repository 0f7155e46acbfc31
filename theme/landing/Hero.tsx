import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/site/siteSettings';
import type { HomeFrontmatter } from '../../site/frontmatter';
import { assetAddress } from './assetAddress';
import styles from './Hero.module.css';
import { HeroActions } from './HeroActions';
import { HeroImage } from './HeroImage';
import { Install } from './Install';
import { Stars } from './Stars';

/** First screen of the home page: what Rsdoctor is, for whom, and the ways in. */
export function Hero({ hero }: Pick<HomeFrontmatter, 'hero'>) {
  const { site } = useSite();
  const { headline, name, text, tagline, actions, image } = hero;
  const logos = Object.entries(typeof site.logo === 'string' ? {} : site.logo).map(([theme, src]) => (
    <img
      key={theme}
      className={`${styles.logo} ${styles[theme]}`}
      src={normalizeImagePath(assetAddress(src, siteSettings.assetsOrigin))}
      alt=""
      width={24}
      height={24}
    />
  ));
  return (
    <div className={styles.hero}>
      <Stars />
      <div className={styles.words}>
        <h1 className={styles.title}>
          {headline ? (
            <>
              <span className={styles.subtitle}>
                {logos}
                {name}
                <span className={styles.text}> {text}</span>
              </span>
              <span className={styles.name}>{headline}</span>
            </>
          ) : (
            <>
              <span className={styles.name}>{name}</span>
              <span className={styles.subtitle}>
                {logos}
                {text}
              </span>
            </>
          )}
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        <Install />
        <HeroActions actions={actions} />
      </div>
      {image && <HeroImage image={image} />}
    </div>
  );
}
