import { FULL_LANGS } from './languages';
import { localePath } from './routes';
import file from './sectionVectors.json' with { type: 'json' };

/**
 * What is asked of each section, by its address in the site: a packed vector, the same in all languages
 * (`npm run search:learn` writes it, from the lists `predicted` of `tests/search-quality`).
 */
export const SECTION_VECTORS: ReadonlyMap<string, string> = new Map(
  FULL_LANGS.flatMap((lang) =>
    Object.entries(file.vectors).map(([section, vector]) => [localePath(section, lang), vector] as const),
  ),
);
