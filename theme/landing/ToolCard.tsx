import { OutLink } from '../../components/ui/OutLink';
import { ToolMark } from '../../components/ui/ToolMark';
import { useT } from '../../lib/words';
import type { LandingCard } from './toLandingCards';
import styles from './ToolCard.module.css';

/** One sibling tool: mark, name, description and a link that covers the card. */
export function ToolCard({ card }: { readonly card: LandingCard }) {
  const t = useT();
  const { name, desc, logo, logoScale, url, urlText } = card;
  return (
    <div className={styles.card}>
      <span className={styles.mark}>
        <ToolMark logo={logo} scale={logoScale} />
      </span>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.desc}>{desc}</p>
      <OutLink href={url} className={styles.link} newTabText={t('navNewTab')}>
        {urlText}
      </OutLink>
    </div>
  );
}
