// eslint-disable-next-line no-restricted-syntax -- the host gives the icons of `themeConfig.socialLinks` here and nowhere else
import hostIcons from 'virtual-social-links';

export const socialIcons: Readonly<Record<string, string>> = hostIcons;
