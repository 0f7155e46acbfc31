import type { ReactNode } from 'react';
import { trimInline } from '../../lib/text/strings';
import styles from './Badge.module.css';

export type BadgeTone = 'info' | 'tip' | 'warning' | 'danger';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A short label beside a name: a version, a state. */
export default function Badge({ tone = 'info', children }: BadgeProps) {
  if (import.meta.env.SSG_MD) return <>**{trimInline(children)}**</>;
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
