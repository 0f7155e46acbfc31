import type { Settings } from './settings';

/** One social link of the navigation bar, in the host's shape. */
export interface SocialLinkFact {
  readonly icon: 'github' | 'x' | 'discord';
  readonly mode: 'link';
  readonly content: string;
}

/**
 * Social links in the order in which they are shown: a code host, a social network, a chat community.
 * @param settings addresses of this deployment
 */
export function socialLinks({ codeHost, socialNetwork, chat }: Settings): SocialLinkFact[] {
  return [
    { icon: 'github', mode: 'link', content: codeHost },
    { icon: 'x', mode: 'link', content: socialNetwork },
    { icon: 'discord', mode: 'link', content: chat },
  ];
}
