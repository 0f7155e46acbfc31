import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** A link in a text, and the one button that is meant, look different. */
  readonly look?: 'primary' | 'link';
}

/** The one button of the tools. */
export function Button({ look, className = '', ...rest }: ButtonProps) {
  const own = look === 'link' ? styles.link : `${styles.button} ${look ? styles.primary : ''}`;
  return <button type="button" className={`${own} ${className}`} {...rest} />;
}
