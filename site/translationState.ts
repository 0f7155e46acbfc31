/**
 * The word that the build adds to the `context` of an entry of `_meta.json` whose text is in the default language, because
 * its own lacks it. Rspress hands the field on to the sidebar; an entry may have words of its own there.
 */
export const UNTRANSLATED = 'untranslated';

/**
 * What the build adds to the frontmatter of pages while a language is being translated (`plugins/authoring/partial-languages`).
 * A site whose languages are all full has none of it.
 */
export interface TranslationState {
  /** The page is shown in the default language, because its own has none yet. */
  readonly untranslated?: boolean;
  /** Languages that have no translation of the page. */
  readonly missingIn?: readonly string[];
}
