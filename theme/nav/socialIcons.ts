// eslint-disable-next-line no-restricted-syntax -- the host gives the icons of `themeConfig.socialLinks` here and nowhere else
import hostIcons from 'virtual-social-links';

/** Icons of social networks by the host's names, as SVG text. */
export const socialIcons: Readonly<Record<string, string>> = hostIcons;
