import { Link } from '@rspress/core/theme-original';
import { OutLink } from '../../components/ui/OutLink';
import { useT } from '../../lib/hooks/useT';
import { linkKind } from '../../lib/text/linkKind';
import type { HomeFrontmatter } from '../../site/frontmatter';
import styles from './HeroActions.module.css';

/** Buttons of the hero: the first steps inside the site, and a code host when the frontmatter names one. */
export function HeroActions({ actions }: Pick<HomeFrontmatter['hero'], 'actions'>) {
  const t = useT();
  return (
    <div className={styles.actions}>
      {actions.map(({ text, link, theme, about }, at) => {
        const end = at === actions.length - 1 ? ` ${styles.last}` : '';
        const shared = { className: `${styles.action} ${styles[theme]}${end}`, 'data-theme': theme };
        const said = (
          <>
            {text}
            {about && <span className="siteVisuallyHidden"> {about}</span>}
          </>
        );
        return linkKind(link) === 'outside' ? (
          <OutLink key={link} href={link} newTabText={t('navNewTab')} {...shared}>
            {said}
          </OutLink>
        ) : (
          <Link key={link} href={link} {...shared}>
            {said}
          </Link>
        );
      })}
    </div>
  );
}
