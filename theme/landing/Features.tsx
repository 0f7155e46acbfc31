import type { HomeFrontmatter } from '../../site/frontmatter';
import { FeatureCard } from './FeatureCard';
import styles from './Features.module.css';

/** Props of `Features`. */
export interface FeaturesProps extends Pick<HomeFrontmatter, 'features'> {
  readonly title: string;
}

/** Fixed, since search leads to headings: one that React makes is another one after a navigation. */
const ID = 'features';

/** A grid of features, each as wide as its span says, or a third. */
export function Features({ title, features }: FeaturesProps) {
  return (
    <section className={styles.section} aria-labelledby={ID}>
      <h2 id={ID} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {features.map((feature) => (
          <li key={feature.title} className={styles.item} data-span={feature.span ?? 4}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </ul>
    </section>
  );
}
