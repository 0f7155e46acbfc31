import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme-original';
import { handText } from '../../../components/diagnose/handText';
import { useText } from '../../../lib/hooks/useText';
import type { Lang } from '../../../site/languages';
import { DIAGNOSE_PATH, localePath } from '../../../site/routes';
import { SEARCH_WORDS } from '../../../site/words/siteSearch';
import styles from './DiagnoseOffer.module.css';

/** Props of `DiagnoseOffer`. */
export interface DiagnoseOfferProps {
  /** Pasted text; without one nothing is offered. */
  readonly text: string | undefined;
  readonly onOpen: () => void;
}

/** Leads pasted output to the diagnose box, which opens with it. The text stays in memory and is not in the address. */
export function DiagnoseOffer({ text, onOpen }: DiagnoseOfferProps) {
  const say = useText();
  const lang = useLang() as Lang;
  return (
    <div aria-live="polite">
      {text !== undefined && (
        <p className={styles.offer}>
          <Link
            href={localePath(DIAGNOSE_PATH, lang)}
            className={styles.link}
            onClick={() => {
              handText(text);
              onOpen();
            }}
          >
            {say(SEARCH_WORDS.diagnose)}
          </Link>{' '}
          {say(SEARCH_WORDS.diagnoseHint)}
        </p>
      )}
    </div>
  );
}
