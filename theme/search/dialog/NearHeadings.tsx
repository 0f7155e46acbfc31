import { Link } from '@rspress/core/theme-original';
import { useId } from 'react';
import { useText } from '../../../lib/hooks/useText';
import type { SearchHit } from '../../../packages/search/types';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import { isModified } from './isModified';
import styles from './NothingFound.module.css';

/** Pages and sections whose headings look like a query without results, as links. */
export function NearHeadings({
  headings,
  onOpen,
}: {
  readonly headings: readonly SearchHit[];
  readonly onOpen: (hit: SearchHit) => void;
}) {
  const say = useText();
  const id = useId();
  return (
    <div className={styles.headings}>
      <p id={id} className={styles.label}>
        {say(SEARCH_WORDS.nearHeadings)}
      </p>
      <ul aria-labelledby={id}>
        {headings.map((hit) => (
          <li key={hit.link}>
            <Link
              href={hit.link}
              className={styles.heading}
              onClick={(event) => {
                if (!isModified(event)) onOpen(hit);
              }}
            >
              {hit.header || hit.title}
              {hit.header !== '' && <span className={styles.page}>{hit.title}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
