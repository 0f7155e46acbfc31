import { useLocation } from '@rspress/core/runtime';
import { memo, useId } from 'react';
import { Popover } from '../../components/ui/Popover';
import { useT } from '../../lib/hooks/useT';
import { langOfPath } from '../../lib/text/langOfPath';
import * as LIMITS from '../../site/limits';
import type { Lang } from '../../site/languages';
import { StaticToolList } from './StaticToolList';
import menu from './menu.module.css';
import { NavIcon } from './NavIcon';
import { ToolList } from './ToolList';
import styles from './ToolSwitcher.module.css';

/** The way to the sibling tools, beside the title. Its words follow the page, its links the path. */
export function ToolSwitcher() {
  return <ToolMenu lang={langOfPath(useLocation().pathname)} />;
}

/** The button and what it opens; a navigation within a language changes none of it. */
const ToolMenu = memo(function ToolMenu({ lang }: { readonly lang: Lang }) {
  const t = useT();
  const heading = useId();
  // Said in place, so that the bundler leaves out of the page what only the build needs.
  const List = process.env.__SSR__ ? ToolList : StaticToolList;
  return (
    <Popover
      name={t('navTools')}
      label={<NavIcon sign="tools" size={18} />}
      openDelay={LIMITS.tooltipDelay}
      closeDelay={LIMITS.dropdownCloseDelay}
      className={styles.switcher}
      buttonClassName={menu.iconButton}
      panelClassName={styles.panel}
    >
      <p id={heading} className={styles.heading}>
        {t('navTools')}
      </p>
      <List heading={heading} lang={lang} newTabText={t('navNewTab')} styles={styles} />
    </Popover>
  );
});
