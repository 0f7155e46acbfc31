import { useText } from '../../lib/hooks/useText';
import type { HomeFrontmatter } from '../../site/frontmatter/home';
import { LANDING_WORDS } from '../../site/words/landing';
import { FeatureCard } from './FeatureCard';
import styles from './Features.module.css';

/** Fixed, since search leads to headings: an id that React makes is another one after a navigation. */
const ID = 'features';

/** Span of a feature that names none. */
const DEFAULT_SPAN = 4;

/** The grid of features, each as wide as its span says. */
export function Features({ features }: Pick<HomeFrontmatter, 'features'>) {
  const say = useText();
  return (
    <section className={styles.section} aria-labelledby={ID}>
      <h2 id={ID} className={styles.heading}>
        {say(LANDING_WORDS.landingFeatures)}
      </h2>
      <ul className={styles.grid}>
        {features.map((feature) => (
          <li key={feature.title} className={styles.item} data-span={feature.span ?? DEFAULT_SPAN}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </ul>
    </section>
  );
}
