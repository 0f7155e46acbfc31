import type { ComponentProps } from 'react';
import { Sign } from '../../components/ui/Sign';
import { useT } from '../../lib/words';
import styles from './DocFooter.module.css';

/** Props of `SourceLink`. */
export interface SourceLinkProps {
  readonly href: string;
  /** Sign of the code host. */
  readonly icon: ComponentProps<typeof Sign>['icon'];
}

/** A link to a source file at its code host; the host's own lets the opened page reach back. */
export function SourceLink({ href, icon }: SourceLinkProps) {
  const t = useT();
  return (
    <a className={styles.tool} href={href} target="_blank" rel="noopener noreferrer" title={t('navNewTab')}>
      <Sign icon={icon} aria-hidden="true" />
      {t('sourceCodeText')}
    </a>
  );
}
