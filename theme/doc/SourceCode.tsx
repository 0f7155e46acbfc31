import { IconGithub, IconGitlab } from '@rspress/core/theme-original';
import { SourceLink } from './SourceLink';

/** Props of `SourceCode`, the host's. */
export interface SourceCodeProps {
  readonly href: string;
  readonly platform?: 'github' | 'gitlab';
}

/** `SourceLink` as the host knows it, for the code hosts that the host has signs of. */
export const SourceCode = ({ href, platform = 'github' }: SourceCodeProps) => (
  <SourceLink href={href} icon={platform === 'gitlab' ? IconGitlab : IconGithub} />
);
