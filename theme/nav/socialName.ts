/** Names of the host's icons, as their owners write them. */
const NAMES: Readonly<Record<string, string>> = {
  bilibili: 'Bilibili',
  bluesky: 'Bluesky',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  gitlab: 'GitLab',
  instagram: 'Instagram',
  juejin: 'Juejin',
  lark: 'Lark',
  linkedin: 'LinkedIn',
  npm: 'npm',
  qq: 'QQ',
  slack: 'Slack',
  wechat: 'WeChat',
  weibo: 'Weibo',
  x: 'X',
  youtube: 'YouTube',
  zhihu: 'Zhihu',
};

/**
 * What a social link is called; the bar shows its icon only.
 * @param icon name of the host's icon, or an icon of the site's own
 * @param content address, or whatever else the link shows
 * @returns the network's name; for an icon of the site's own the host of the address, or the content itself
 */
export function socialName(icon: unknown, content: string): string {
  const known = typeof icon === 'string' ? (NAMES[icon.toLowerCase()] ?? icon) : undefined;
  return known ?? (URL.canParse(content) ? new URL(content).hostname : content);
}
