import { withBase } from '@rspress/core/runtime';
import { useCopy } from '../../../lib/hooks/useCopy';
import { useText } from '../../../lib/hooks/useText';
import type { SearchScope } from '../../../packages/search/types';
import { localePath } from '../../../site/localePath';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './CopyLink.module.css';
import { searchAddress } from './searchAddress';

/** Copies the address of a search, which opens the dialog with it; shows and says for 2 seconds how it went. */
export function CopyLink({ query, scope }: { readonly query: string; readonly scope: SearchScope }) {
  const say = useText();
  const [outcome, copy] = useCopy();
  const copyAddress = () => {
    const { lang, version } = scope;
    // Another version has another home page: there the page at hand serves.
    const page = version ? window.location.pathname : withBase(localePath('/', lang));
    void copy(searchAddress(new URL(page, window.location.href).href, query));
  };
  const done = say(outcome === 'copied' ? SEARCH_WORDS.linkCopied : SEARCH_WORDS.linkRefused);
  return (
    <span className={styles.copy} data-link="">
      <button type="button" className={styles.button} onClick={copyAddress}>
        {say(SEARCH_WORDS.copyLink)}
      </button>
      <span className={styles.done} aria-live="polite">
        {outcome && done}
      </span>
    </span>
  );
}
