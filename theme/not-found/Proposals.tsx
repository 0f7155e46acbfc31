import { useLang } from '@rspress/core/runtime';
import { openSearch } from '../../lib/browser';
import { useText } from '../../lib/words';
import { HELP_WORDS } from '../../site/words/help';
import { HelpList } from './HelpList';
import styles from './HelpList.module.css';
import { useDefaultLangRedirect } from './useDefaultLangRedirect';
import { useHelp } from './useHelp';
import { useOtherSpelling } from './useOtherSpelling';

/**
 * What the 404 page does for an address: leads it to its page when it is only spelt otherwise, otherwise proposes pages for it,
 * and the search.
 */
export function Proposals() {
  const lang = useLang();
  const say = useText();
  const help = useHelp();
  useDefaultLangRedirect();
  useOtherSpelling();
  return (
    <>
      {help.map((group) => (
        <HelpList key={group.kind} help={group} lang={lang} />
      ))}
      <button type="button" className={styles.search} onClick={openSearch}>
        {say(HELP_WORDS.notFoundSearch)}
      </button>
    </>
  );
}
