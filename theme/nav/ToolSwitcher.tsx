import { useLocation } from '@rspress/core/runtime';
import { useId } from 'react';
import { OutLink } from '../../components/ui/OutLink';
import { Popover } from '../../components/ui/Popover';
import { ToolMark } from '../../components/ui/ToolMark';
import { useT } from '../../lib/words';
import { langOfPath, toolInLang, TOOLS } from '../../site/tools';
import * as LIMITS from '../../site/limits';
import menu from './menu.module.css';
import { NavIcon } from './NavIcon';
import styles from './ToolSwitcher.module.css';

/** The sibling tools, beside the title. Its words follow the page, its links the path. */
export function ToolSwitcher() {
  const lang = langOfPath(useLocation().pathname);
  const t = useT();
  const heading = useId();
  return (
    <Popover
      name={t('navTools')}
      label={<NavIcon sign="tools" size={18} />}
      openDelay={LIMITS.tooltipDelay}
      className={styles.switcher}
      buttonClassName={menu.iconButton}
      panelClassName={styles.panel}
    >
      <p id={heading} className={styles.heading}>
        {t('navTools')}
      </p>
      <ul className={styles.tools} aria-labelledby={heading} lang={lang}>
        {TOOLS.map((tool) => toolInLang(tool, lang)).map(({ name, desc, logo, logoScale, url }) => (
          <li key={name}>
            <OutLink href={url} className={styles.tool} newTabText={t('navNewTab')}>
              <span className={styles.mark}>
                <ToolMark logo={logo} size={20} scale={logoScale} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.desc}>{desc}</span>
              </span>
            </OutLink>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
