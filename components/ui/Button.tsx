import type { ComponentProps } from 'react';
import styles from './Button.module.css';

const LOOKS = {
  plain: styles.button,
  /** The one button that is meant. */
  primary: `${styles.button} ${styles.primary}`,
  /** In a text, such as a name that leads to its place. */
  link: styles.link,
};

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: keyof typeof LOOKS;
}

/** The one button of the tools. */
export function Button({ look = 'plain', className, ...rest }: ButtonProps) {
  const own = LOOKS[look];
  return <button type="button" className={className ? `${own} ${className}` : own} {...rest} />;
}
