import { Popover } from '../../components/ui/Popover';
import * as LIMITS from '../../site/limits';
import menu from './menu.module.css';
import { NavIcon, type NavSign } from './NavIcon';
import { SwitchLink } from './SwitchLink';
import type { SwitchEntry } from './useSwitches';

/** Props of `SwitchMenu`. */
export interface SwitchMenuProps {
  /** What is switched, e.g. "Language". */
  readonly name: string;
  /** The choices; without any there is no menu. */
  readonly entries: readonly SwitchEntry[];
  readonly sign?: NavSign;
  readonly className?: string;
}

/** The language or version menu of the bar; its button shows the current one. */
export function SwitchMenu({ name, entries, sign, className }: SwitchMenuProps) {
  const current = entries.find((entry) => entry.current)?.text ?? '';
  if (entries.length === 0) return null;
  return (
    <Popover
      className={className}
      buttonClassName={menu.button}
      align="end"
      closeDelay={LIMITS.dropdownCloseDelay}
      openOnFocus
      label={
        <>
          {sign && <NavIcon sign={sign} size={18} />}
          <span className="siteVisuallyHidden">{`${name}: `}</span>
          {current}
          <NavIcon sign="down" size={14} className={menu.arrow} />
        </>
      }
    >
      <ul className={menu.list}>
        {entries.map((entry) => (
          <li key={entry.text}>
            <SwitchLink entry={entry} className={menu.entry} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
