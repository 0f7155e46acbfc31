import { useSite } from '@rspress/core/runtime';
import { useState } from 'react';
import { Popover } from '../../components/ui/Popover';
import { useHydrated, useLazyPart } from '../../lib/hooks';
import { useT } from '../../lib/words';
import menu from './menu.module.css';
import styles from './NavExtras.module.css';
import { NavIcon } from './NavIcon';
import { socialIcons } from './socialIcons';
import { SocialLinks } from './SocialLinks';
import { SwitchMenu, useSwitches } from './Switches';

const load = () => import('./socialIcons');
const onFailure = () => undefined;

/** Undefined in a part of the static HTML, which shows them already. */
function useSocialIcons(): Readonly<Record<string, string>> | undefined {
  const hydrated = useHydrated();
  const [isNew] = useState(hydrated);
  return useLazyPart(load, isNew, onFailure)?.socialIcons;
}

/** Versions and social links: in the bar from 1280 px, below that in one menu, with the same markup. */
export function NavExtras() {
  const t = useT();
  const { site } = useSite();
  const { versions } = useSwitches();
  const fetched = useSocialIcons();
  // Inline, so that the branch that only the build needs is left out of the page.
  const icons = process.env.__SSR__ ? socialIcons : fetched;
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
      <SocialLinks className={styles.social} icons={icons} />
    </Popover>
  );
}
