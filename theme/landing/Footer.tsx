import { useSite } from '@rspress/core/runtime';
import { OutLink } from '../../components/ui/OutLink';
import { useT } from '../../lib/words';
import { DEFAULT_LANG } from '../../site/languages';
import { LANDING_WORDS } from '../../site/words/landing';
import styles from './Footer.module.css';

/** End of the home page: where the product and its community are, and the copyright line. */
export function Footer() {
  const { site } = useSite();
  const t = useT();
  const { footer, socialLinks = [] } = site.themeConfig;
  if (!footer?.message) return null;
  const address = (icon: string) => socialLinks.find((link) => link.icon === icon)?.content;
  const code = address('github');
  const links = [
    ['GitHub', code],
    [t(LANDING_WORDS.landingReleases), code && `${code}/releases`],
    ['Discord', address('discord')],
  ];
  return (
    <footer className={styles.footer}>
      <span className={styles.links}>
        {links.map(
          ([text, href]) =>
            href && (
              <OutLink key={text} href={href} className={styles.link} newTabText={t('navNewTab')}>
                {text}
              </OutLink>
            ),
        )}
      </span>
      <p className={styles.message} lang={DEFAULT_LANG}>
        {footer.message}
      </p>
    </footer>
  );
}
