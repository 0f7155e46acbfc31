import { capitalized } from '../../lib/text/strings';

/** Names of the host's icons that are more than a capital at their front, as their owners write them. */
const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  npm: 'npm',
  qq: 'QQ',
  wechat: 'WeChat',
  youtube: 'YouTube',
};

/**
 * What a social link is called; the bar shows its icon only.
 * @param icon name of the host's icon, or an icon of the site's own
 * @param content address, or whatever else the link shows
 * @returns the network's name; for an icon of the site's own the host of the address, or the content itself
 */
export function socialName(icon: unknown, content: string): string {
  const known = typeof icon === 'string' ? (NAMES[icon.toLowerCase()] ?? capitalized(icon)) : undefined;
  return known ?? (URL.canParse(content) ? new URL(content).hostname : content);
}
