import { useSite } from '@rspress/core/runtime';
import { Popover } from '../../components/ui/Popover';
import { useT } from '../../lib/words';
import menu from './menu.module.css';
import styles from './NavExtras.module.css';
import { NavIcon } from './NavIcon';
import { SocialLinks } from './SocialLinks';
import { SwitchMenu, useSwitches } from './Switches';

/** Versions and social links: in the bar from 1280 px, below that in one menu, with the same markup. */
export function NavExtras() {
  const t = useT();
  const { site } = useSite();
  const { versions } = useSwitches();
  const count = site.themeConfig.socialLinks?.length ?? 0;
  if (versions.length === 0 && count === 0) return null;
  return (
    <Popover
      name={t('navMore')}
      label={<NavIcon sign="more" />}
      align="end"
      openOnFocus
      className={styles.extras}
      buttonClassName={`${menu.iconButton} ${styles.opener}`}
      panelClassName={styles.panel}
    >
      <SwitchMenu name={t('navVersion')} entries={versions} className={styles.versions} />
      <SocialLinks className={styles.social} />
    </Popover>
  );
}
