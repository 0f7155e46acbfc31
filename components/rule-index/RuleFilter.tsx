import { useId } from 'react';
import { useText } from '../../lib/words';
import { fillIn } from '../../lib/text/strings';
import { RULE_INDEX_WORDS as WORDS } from '../../site/words/rules';
import styles from './RuleFilter.module.css';

/** Props of `RuleFilter`. */
export interface RuleFilterProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many rules fit the query, and how many there are. */
  readonly count: number;
  readonly total: number;
}

/** The filter of the rule index; what it finds is announced. Without scripts it is not shown. */
export function RuleFilter({ query, onQuery, count, total }: RuleFilterProps) {
  const say = useText();
  const id = useId();
  const status =
    count > 0 ? fillIn(say(WORDS.count), { count, total }) : fillIn(say(WORDS.nothing), { query });
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.label}>
        {say(WORDS.filter)}
      </label>
      <input
        id={id}
        type="search"
        className={styles.input}
        value={query}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onQuery(target.value)}
      />
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
