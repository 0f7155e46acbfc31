import { useText } from '../../../lib/hooks/useText';
import { DOC_SEARCH_WORDS } from '../../../site/words/docSearch';

/** What the error screen says below its title, and the way out: the site's own index. */
export function ErrorHelp({ onSearchLocally }: { readonly onSearchLocally: (query: string) => void }) {
  const text = useText();
  return (
    <>
      <span>{text(DOC_SEARCH_WORDS['docSearch.errorHelp'])}</span>
      <button
        type="button"
        className="DocSearch-Local"
        onClick={({ currentTarget }) => {
          onSearchLocally(currentTarget.closest('dialog')?.querySelector('input')?.value ?? '');
        }}
      >
        {text(DOC_SEARCH_WORDS['docSearch.searchLocally'])}
      </button>
    </>
  );
}
