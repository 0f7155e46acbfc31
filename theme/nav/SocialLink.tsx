import { normalizeImagePath } from '@rspress/core/runtime';
import { OutLink } from '../../components/ui/OutLink';
import { Popover } from '../../components/ui/Popover';
import { useT } from '../../lib/words';
import * as LIMITS from '../../site/limits';
import menu from './menu.module.css';
import { SocialIcon } from './SocialIcon';
import { socialName } from './socialName';
import styles from './SocialLinks.module.css';

/** A social link in the host's shape. */
export interface SocialFact {
  readonly icon: string | { readonly svg: string };
  readonly mode: string;
  readonly content: string;
}

/** Props of `SocialLink`. */
export interface SocialLinkProps {
  readonly link: SocialFact;
  /** Icons by name; undefined where the static HTML has drawn them. */
  readonly icons: Readonly<Record<string, string>> | undefined;
}

/** One social link: an address (`link`), or a button with a panel that shows a text, a picture or the site's own markup. */
export function SocialLink({ link: { icon, mode, content }, icons }: SocialLinkProps) {
  const t = useT();
  const name = socialName(icon, content);
  const label = (
    <>
      <SocialIcon svg={typeof icon === 'string' ? icons?.[icon] : icon.svg} className={styles.icon} />
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
