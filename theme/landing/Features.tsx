import type { HomeFrontmatter } from '../../site/frontmatter/home';
import { FeatureCard } from './FeatureCard';
import styles from './Features.module.css';

/** Props of `Features`. */
export interface FeaturesProps extends Pick<HomeFrontmatter, 'features'> {
  /** Id of the heading. Fixed, since search leads to headings: one that React makes is another one after a navigation. */
  readonly id: string;
  readonly title: string;
  /** Span of a feature that names none. */
  readonly span?: number;
}

/** A grid of features, each as wide as its span says. */
export function Features({ id, title, span = 4, features }: FeaturesProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.grid}>
        {features.map((feature) => (
          <li key={feature.title} className={styles.item} data-span={feature.span ?? span}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </ul>
    </section>
  );
}
