import type { Lang } from '../../site/languages';
import type { SHOT_THEMES } from '../../site/reportShots';
import type { ComparedPage } from './comparedPages';
import type { CompareArgs } from './readCompareArgs';

/** One picture of a page: which, and how it is seen. */
export interface Sight {
  readonly page: ComparedPage;
  readonly lang: Lang;
  readonly theme: (typeof SHOT_THEMES)[number];
  /** Width of the window in px. */
  readonly width: number;
}

/**
 * Lists the pictures that are taken of each state.
 * @param wanted pages, languages, themes and widths
 * @returns every combination, page by page
 */
export function listSights({
  pages,
  langs,
  themes,
  widths,
}: Pick<CompareArgs, 'pages' | 'langs' | 'themes' | 'widths'>): Sight[] {
  return pages.flatMap((page) =>
    langs.flatMap((lang) => themes.flatMap((theme) => widths.map((width) => ({ page, lang, theme, width })))),
  );
}

/** Name of a picture in files and for people, such as `rule-zh-dark-390`. */
export const sightName = ({ page, lang, theme, width }: Sight): string => `${page}-${lang}-${theme}-${width}`;
