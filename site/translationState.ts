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
