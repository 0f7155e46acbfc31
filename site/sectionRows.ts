import { LANGS } from './languages';
import { localePath } from './routes';
import file from './sectionRows.json' with { type: 'json' };

/**
 * Which of the vectors of sections in `queryWords.json` is that of a section, by its address in the site: the same in all languages
 * (`npm run search:learn` writes it, from the lists `predicted` of `tests/search-quality`).
 */
export const SECTION_ROWS: ReadonlyMap<string, number> = new Map(
  LANGS.flatMap((lang) => file.sections.map((section, row) => [localePath(section, lang), row] as const)),
);
