import { Link } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { trimInline } from '../../lib/text/strings';
import { Tooltip } from '../ui/Tooltip';
import styles from './Term.module.css';

/** Props of `Term`. Authors write `id`; the glossary plugin adds the rest at build time. */
export interface TermProps {
  /** Id of the term's heading on the terms page. */
  readonly id: string;
  readonly children: ReactNode;
  readonly definition?: string;
  readonly href?: string;
}

/** A word that the glossary explains: dotted underline, its definition on hover and focus, a link to the terms page. */
export default function Term({ children, definition, href }: TermProps) {
  if (import.meta.env.SSG_MD) return <>{trimInline(children)}</>;
  return (
    <Tooltip
      text={definition}
      anchor={(descriptionId) => (
        <Link href={href ?? ''} className={styles.term} aria-describedby={descriptionId}>
          {children}
        </Link>
      )}
    />
  );
}
