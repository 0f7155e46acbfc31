import { InlineText } from './InlineText';
import { DEFAULT_LANG } from '../../site/languages';
import { UNTRANSLATED } from '../../site/translationState';

/** What a title is drawn from. */
interface SidebarEntry {
  readonly text: string;
  readonly context?: string | undefined;
}

/**
 * The text of an entry of the sidebar, wherever it is shown. Declares the language of one that is not translated
 * (WCAG 3.1.2).
 * @param props.entry its text, and its `context`, to which the build adds a word while a language is being translated
 */
export function SidebarTitle({ entry }: { readonly entry: SidebarEntry }) {
  const title = <InlineText text={entry.text} />;
  return !(typeof __LANGUAGES_ARE_FULL__ !== 'undefined' && __LANGUAGES_ARE_FULL__) &&
    entry.context?.split(' ').includes(UNTRANSLATED) ? (
    <span lang={DEFAULT_LANG}>{title}</span>
  ) : (
    title
  );
}
