import { normalizeImagePath, useLang, useLocaleSiteData, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { memo } from 'react';
import styles from './NavTitle.module.css';

/** Logo and name of the site, leading home in the page's language. */
export const NavTitle = memo(function NavTitle() {
  const { site } = useSite();
  const lang = useLang();
  const { title } = useLocaleSiteData();
  const { logo, logoText, logoHref } = site;
  const sources = typeof logo === 'string' ? { ...(logo && { light: logo }) } : logo;
  // A logo alone carries the name; beside the name it is decoration.
  const alt = logoText ? '' : title || site.title;
  return (
    <Link href={logoHref || (lang === site.lang ? '/' : `/${lang}/`)} className={styles.title}>
      {Object.entries(sources).map(([theme, src]) => (
        <img
          key={theme}
          className={`${styles.logo} ${typeof logo === 'string' ? '' : styles[theme]}`}
          src={normalizeImagePath(src)}
          alt={alt}
          width={28}
          height={28}
        />
      ))}
      {logoText || (logo ? null : title || site.title)}
    </Link>
  );
});
