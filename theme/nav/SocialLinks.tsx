import { useSite } from '@rspress/core/runtime';
import { memo } from 'react';
import { Popover } from '../../components/ui/Popover';
import { useT } from '../../lib/words';
import * as LIMITS from '../../site/limits';
import menu from './menu.module.css';
import { NavIcon } from './NavIcon';
import { SocialLink, type SocialFact, type SocialLinkProps } from './SocialLink';
import styles from './SocialLinks.module.css';
import { splitSocial } from './splitSocial';

/** Props of `SocialLinks`. */
export interface SocialLinksProps extends Pick<SocialLinkProps, 'icons'> {
  readonly className?: string;
}

const items = (links: readonly SocialFact[], icons: SocialLinksProps['icons']) =>
  links.map((link) => (
    <li key={`${link.mode} ${link.content}`}>
      <SocialLink link={link} icons={icons} />
    </li>
  ));

/** The site's social links: the first five, then a menu with the rest; nothing when the site has none. */
export const SocialLinks = memo(function SocialLinks({ className, icons }: SocialLinksProps) {
  const t = useT();
  const { site } = useSite();
  const { shown, rest } = splitSocial<SocialFact>(
    site.themeConfig.socialLinks ?? [],
    LIMITS.socialLinksShown,
  );
  if (shown.length === 0) return null;
  return (
    <ul className={className} aria-label={t('navSocial')}>
      {items(shown, icons)}
      {rest.length > 0 && (
        <li>
          <Popover
            name={`${t('navMore')}: ${t('navSocial')}`}
            label={<NavIcon sign="more" />}
            align="end"
            closeDelay={LIMITS.dropdownCloseDelay}
            openOnFocus
            buttonClassName={menu.iconButton}
            panelClassName={styles.panel}
          >
            <ul className={menu.list}>{items(rest, icons)}</ul>
          </Popover>
        </li>
      )}
    </ul>
  );
});
