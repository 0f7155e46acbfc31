import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { memo } from 'react';
// eslint-disable-next-line no-restricted-syntax -- the host gives the icons of `themeConfig.socialLinks` here and nowhere else
import socialIcons from 'virtual-social-links';
import { OutLink } from '../../components/ui/OutLink';
import { Popover } from '../../components/ui/Popover';
import { useT } from '../../lib/words';
import { capitalized } from '../../lib/text/strings';
import menu from './menu.module.css';
import { NavIcon } from './NavIcon';
import styles from './SocialLinks.module.css';

interface SocialLinkData {
  readonly icon: string;
  readonly mode: string;
  readonly content: string;
}

/** The others go into a menu. */
const MAX_SHOWN = 5;

/** Names that are more than a capital at their front, as their owners write them. */
const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', npm: 'npm', wechat: 'WeChat' };

/** The outlines in one of the host's icons, which are nothing else, on a grid of 24. */
const OUTLINE = / d="([^"]+)"/g;

/** Not the host's text as it is: Trusted Types forbid `innerHTML`, and a mask is a picture that holds up the page's text. */
function SocialIcon({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
      {[...(socialIcons[name] ?? '').matchAll(OUTLINE)].map(([, outline]) => (
        <path key={outline} d={outline} />
      ))}
    </svg>
  );
}

/** One social link: an address (`link`), or a button with a panel that shows a text, a picture or the site's own markup. */
function SocialLink({ link }: { readonly link: SocialLinkData }) {
  const t = useT();
  const { icon, mode, content } = link;
  const name = NAMES[icon] ?? capitalized(icon);
  const label = (
    <>
      <SocialIcon name={icon} />
      <span>{name}</span>
    </>
  );
  if (mode === 'link') {
    return (
      <OutLink href={content} className={`${menu.entry} ${styles.link}`} newTabText={t('navNewTab')}>
        {label}
      </OutLink>
    );
  }
  return (
    <Popover
      label={label}
      align="end"
      openOnFocus
      buttonClassName={`${menu.entry} ${styles.link}`}
      panelClassName={styles.panel}
    >
      {mode === 'text' && <p className={styles.text}>{content}</p>}
      {mode === 'img' && <img className={styles.picture} src={normalizeImagePath(content)} alt={name} />}
      {mode === 'dom' && <div dangerouslySetInnerHTML={{ __html: content }} />}
    </Popover>
  );
}

/** The site's social links, then a menu with those that are too many; nothing when the site has none. */
export const SocialLinks = memo(function SocialLinks({ className }: { readonly className?: string }) {
  const t = useT();
  const { site } = useSite();
  const links = (site.themeConfig.socialLinks ?? []) as readonly SocialLinkData[];
  const items = links.map((link) => (
    <li key={`${link.mode} ${link.content}`}>
      <SocialLink link={link} />
    </li>
  ));
  if (items.length === 0) return null;
  return (
    <ul className={className} aria-label={t('navSocial')}>
      {items.slice(0, MAX_SHOWN)}
      {items.length > MAX_SHOWN && (
        <li>
          <Popover
            name={`${t('navMore')}: ${t('navSocial')}`}
            label={<NavIcon sign="more" />}
            align="end"
            openOnFocus
            buttonClassName={menu.iconButton}
            panelClassName={styles.panel}
          >
            <ul className={menu.list}>{items.slice(MAX_SHOWN)}</ul>
          </Popover>
        </li>
      )}
    </ul>
  );
});
