import { useLang } from '@rspress/core/runtime';
import { useText } from '../../lib/words';
import type { Lang } from '../../site/languages';
import { TOOLS } from '../../site/tools';
import { LANDING_WORDS } from '../../site/words/landing';
import { ToolCard } from './ToolCard';
import { toLandingCards } from './toLandingCards';
import styles from './ToolStack.module.css';

/** Fixed, since search leads to headings. */
const ID = 'tools';

/** The sibling tools of the family: heading, tagline and cards. */
export function ToolStack() {
  const say = useText();
  const lang = useLang() as Lang;
  return (
    <section className={styles.section} aria-labelledby={ID}>
      <h2 id={ID} className={styles.heading}>
        {say(LANDING_WORDS.landingTools)}
      </h2>
      <p className={styles.tagline}>{say(LANDING_WORDS.landingToolsTagline)}</p>
      <ul className={styles.grid}>
        {toLandingCards(TOOLS, lang).map((card) => (
          <li key={card.name}>
            <ToolCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
