import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { siteSettings } from '../../lib/site/siteSettings';
import type { HomeFrontmatter } from '../../site/frontmatter/home';
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
  return (
    <div className={styles.hero}>
      <Stars />
      <div className={styles.words}>
        {site.icon && (
          <img
            className={styles.logo}
            src={normalizeImagePath(assetAddress(site.icon, siteSettings.assetsOrigin))}
            alt=""
            width={56}
            height={56}
          />
        )}
        <h1 className={styles.title}>
          {headline ? (
            <>
              <span className={styles.subtitle}>
                {name}
                <span className={styles.text}> {text}</span>
              </span>
              <span className={styles.name}>{headline}</span>
            </>
          ) : (
            <>
              <span className={styles.name}>{name}</span>
              <span className={styles.subtitle}>{text}</span>
            </>
          )}
        </h1>
        <p className={styles.tagline}>{tagline}</p>
        <HeroActions actions={actions} />
        <Install />
      </div>
      {image && <HeroImage image={image} />}
    </div>
  );
}
