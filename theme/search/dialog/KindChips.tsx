import { useText } from '../../../lib/hooks/useText';
import { SEARCH_KINDS, type SearchKind } from '../../../site/searchKinds';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './KindChips.module.css';

const LABELS = {
  rules: SEARCH_WORDS.kindRules,
  options: SEARCH_WORDS.kindOptions,
  guide: SEARCH_WORDS.kindGuide,
  blog: SEARCH_WORDS.kindBlog,
};

/** Buttons that narrow the results to one kind of page; pressing one again takes it back. */
export function KindChips({
  selected,
  onSelect,
}: {
  readonly selected: SearchKind | undefined;
  readonly onSelect: (kind: SearchKind | undefined) => void;
}) {
  const say = useText();
  return (
    <div className={styles.chips} role="group" aria-label={say(SEARCH_WORDS.kinds)}>
      {SEARCH_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles.chip}
          aria-pressed={kind === selected}
          onClick={() => onSelect(kind === selected ? undefined : kind)}
        >
          {say(LABELS[kind])}
        </button>
      ))}
    </div>
  );
}
