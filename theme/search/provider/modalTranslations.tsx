import type { ModalTranslations } from '@docsearch/react';
import type { Lang } from '../../../site/languages';
import { DOC_SEARCH_CHINESE } from '../../../site/words/docSearch';
import { ErrorHelp } from './ErrorHelp';

const CHINESE: ModalTranslations = DOC_SEARCH_CHINESE;

/**
 * Texts of the dialog: DocSearch's own in English, ours in Chinese, and our way out on the error screen.
 * @param lang language of the page
 * @param onSearchLocally called with the query when a reader gives up on the service
 */
export function modalTranslations(lang: Lang, onSearchLocally: (query: string) => void): ModalTranslations {
  const texts = lang === 'zh' ? CHINESE : {};
  return {
    ...texts,
    errorScreen: {
      ...texts.errorScreen,
      // DocSearch draws this as the child of a paragraph, so it takes an element as well as a text.
      helpText: (<ErrorHelp onSearchLocally={onSearchLocally} />) as unknown as string,
    },
  };
}
