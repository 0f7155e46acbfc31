import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { ASSETS } from '../../site/identity';
import { DEFAULT_LANG } from '../../site/languages';
import styles from './Footer.module.css';

/** End of the home page: the word mark and the copyright line. */
export function Footer() {
  const { site } = useSite();
  const message = site.themeConfig.footer?.message;
  if (!message) return null;
  return (
    <footer className={styles.footer}>
      {Object.entries(ASSETS.wordmark).map(([theme, src]) => (
        <img
          key={theme}
          className={`${styles.wordmark} ${styles[theme]}`}
          src={normalizeImagePath(src)}
          alt=""
          width={137}
          height={28}
          loading="lazy"
        />
      ))}
      <p className={styles.message} lang={DEFAULT_LANG}>
        {message}
      </p>
    </footer>
  );
}
