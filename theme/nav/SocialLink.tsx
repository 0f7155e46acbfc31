import { normalizeImagePath } from '@rspress/core/runtime';
// eslint-disable-next-line house/allowed-packages -- the host gives the icons of `themeConfig.socialLinks` here and nowhere else
import hostIcons from 'virtual-social-links';
import { OutLink } from '../../components/ui/OutLink';
import { Popover } from '../../components/ui/Popover';
import { useT } from '../../lib/hooks/useT';
import { LIMITS } from '../../site/limits';
import menu from './menu.module.css';
import { socialName } from './socialName';
import styles from './SocialLinks.module.css';

/** A social link in the host's shape (S3-30). */
export interface SocialFact {
  readonly icon: string | { readonly svg: string };
  readonly mode: string;
  readonly content: string;
}

/** The icon as a mask in the text's colour: markup in a string would need `innerHTML`, which Trusted Types forbid. */
function Icon({ icon }: Pick<SocialFact, 'icon'>) {
  const svg = typeof icon === 'string' ? hostIcons[icon] : icon.svg;
  if (!svg) return null;
  const image = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return <span className={styles.icon} style={{ maskImage: image }} aria-hidden="true" />;
}

/** One social link: an address (`link`), or a button with a panel that shows a text, a picture or the site's own markup. */
export function SocialLink({ link: { icon, mode, content } }: { link: SocialFact }) {
  const t = useT();
  const name = socialName(icon, content);
  const label = (
    <>
      <Icon icon={icon} />
      <span>{name}</span>
    </>
  );
  if (mode === 'link' || mode === 'github-stars') {
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
      closeDelay={LIMITS.dropdownCloseDelay}
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
