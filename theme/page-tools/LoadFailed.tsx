import { useLang } from '@rspress/core/runtime';
import type { Lang } from '../../site/languages';
import { PAGE_FAILED_WORDS as WORDS } from '../../site/words/pageFailed';

/** Stands in place of a page that could not be shown. */
export function LoadFailed() {
  const lang = useLang() as Lang;
  return (
    <main className="siteLoadFailed">
      <p role="alert">{WORDS.pageFailed[lang]}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {WORDS.reload[lang]}
      </button>
    </main>
  );
}
