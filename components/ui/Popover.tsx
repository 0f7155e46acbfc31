import type { ReactNode } from 'react';
import { useDisclosure, type DisclosureOptions } from './useDisclosure';
import styles from './Popover.module.css';

/** Props of `Popover`; the words come from the caller. */
export interface PopoverProps extends DisclosureOptions {
  /** What the button shows. */
  readonly label: ReactNode;
  /** Name of the button where its content is no text. */
  readonly name?: string;
  /** A link in front of the button, when the group has a page of its own. */
  readonly before?: ReactNode;
  /** Edge of the button along which the panel hangs. */
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly buttonClassName?: string;
  readonly panelClassName?: string;
  readonly children: ReactNode;
}

/** A button with a panel that opens by pointer and keyboard; without JavaScript it opens by hover and focus alone. */
export function Popover(props: PopoverProps) {
  const {
    label,
    name,
    before,
    align = 'start',
    className,
    buttonClassName,
    panelClassName,
    children,
  } = props;
  const { root, button, panel } = useDisclosure(props);
  return (
    <div {...root} className={`${styles.root} ${className ?? ''}`}>
      {before}
      <button {...button} type="button" aria-label={name} className={buttonClassName}>
        {label}
      </button>
      <div {...panel} className={`${styles.panel} ${panelClassName ?? ''}`} data-align={align}>
        <div className={styles.box}>{children}</div>
      </div>
    </div>
  );
}
