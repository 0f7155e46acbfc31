import { normalizeImagePath } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { siteSettings } from '../../lib/site/siteSettings';
import type { HomeFrontmatter } from '../../site/frontmatter';
import { assetAddress } from './assetAddress';
import styles from './FeatureCard.module.css';

/** One feature: icon, title and details; its link covers the whole card and is named by the title. */
export function FeatureCard({ feature }: { readonly feature: HomeFrontmatter['features'][number] }) {
  const { icon, title, details, link } = feature;
  return (
    <div className={styles.card}>
      {icon && (
        <img
          className={styles.icon}
          src={normalizeImagePath(assetAddress(icon, siteSettings.assetsOrigin))}
          alt=""
          width={24}
          height={24}
          loading="lazy"
        />
      )}
      <h3 className={styles.title}>
        {link ? (
          <Link href={link} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className={styles.details}>{details}</p>
    </div>
  );
}
