import { IconGithub, IconGitlab, SvgWrapper } from '@rspress/core/theme-original';
import { useT } from '../../lib/hooks/useT';
import styles from './DocFooter.module.css';

/** Props of `SourceCode`, the host's. */
export interface SourceCodeProps {
  readonly href: string;
  readonly platform?: 'github' | 'gitlab';
}

/** A link to a source file at its code host (S2-31); the host's own lets the opened page reach back. */
export function SourceCode({ href, platform = 'github' }: SourceCodeProps) {
  const t = useT();
  return (
    <a className={styles.tool} href={href} target="_blank" rel="noopener noreferrer">
      <SvgWrapper icon={platform === 'gitlab' ? IconGitlab : IconGithub} aria-hidden="true" />
      {t('sourceCodeText')}
    </a>
  );
}
