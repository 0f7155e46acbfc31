import { normalizeImagePath, useSite } from '@rspress/core/runtime';
import { memo } from 'react';
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

/** Icons by name; undefined where the static HTML has drawn them. */
type Icons = Readonly<Record<string, string>> | undefined;

/** The others go into a menu. */
const MAX_SHOWN = 5;

/** Names that are more than a capital at their front, as their owners write them. */
const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', npm: 'npm', wechat: 'WeChat' };

/** Nothing to be seen, in place of an icon that is not there: without a mask its box would be filled. */
const NOTHING = 'linear-gradient(transparent, transparent)';

/** A mask in the text's colour: Trusted Types forbid `innerHTML`. React keeps what the HTML has drawn. */
function SocialIcon({ svg }: { readonly svg: string | undefined }) {
  const image = svg && `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return (
    <span
      className={styles.icon}
      style={{ maskImage: image ?? NOTHING }}
      aria-hidden="true"
      suppressHydrationWarning
    />
  );
}

/** One social link: an address (`link`), or a button with a panel that shows a text, a picture or the site's own markup. */
function SocialLink({ link, icons }: { readonly link: SocialLinkData; readonly icons: Icons }) {
  const t = useT();
  const { icon, mode, content } = link;
  const name = NAMES[icon] ?? capitalized(icon);
  const label = (
    <>
      <SocialIcon svg={icons?.[icon]} />
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
export const SocialLinks = memo(function SocialLinks({
  className,
  icons,
}: {
  readonly className?: string;
  readonly icons: Icons;
}) {
  const t = useT();
  const { site } = useSite();
  const links = (site.themeConfig.socialLinks ?? []) as readonly SocialLinkData[];
  const items = links.map((link) => (
    <li key={`${link.mode} ${link.content}`}>
      <SocialLink link={link} icons={icons} />
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
