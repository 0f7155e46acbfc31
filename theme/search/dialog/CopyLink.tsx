import { withBase } from '@rspress/core/runtime';
import { useState } from 'react';
import { copyText } from '../../../lib/dom/copyText';
import { useFlash } from '../../../lib/hooks/useFlash';
import { useText } from '../../../lib/hooks/useText';
import type { SearchScope } from '../../../packages/search/types';
import * as LIMITS from '../../../site/limits';
import { localePath } from '../../../site/localePath';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './CopyLink.module.css';
import { searchAddress } from './searchAddress';

/** Copies the address of a search, which opens the dialog with it; shows and says for 2 seconds how it went. */
export function CopyLink({ query, scope }: { readonly query: string; readonly scope: SearchScope }) {
  const say = useText();
  const [isFresh, start] = useFlash(LIMITS.copiedDuration);
  const [worked, setWorked] = useState(false);
  const copy = async () => {
    const { lang, version } = scope;
    // Another version has another home page: there the page at hand serves.
    const page = version ? window.location.pathname : withBase(localePath('/', lang));
    setWorked(await copyText(searchAddress(new URL(page, window.location.href).href, query)));
    start();
  };
  const done = say(worked ? SEARCH_WORDS.linkCopied : SEARCH_WORDS.linkRefused);
  return (
    <span className={styles.copy} data-link="">
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {say(SEARCH_WORDS.copyLink)}
      </button>
      <span className={styles.done} aria-live="polite">
        {isFresh && done}
      </span>
    </span>
  );
}
