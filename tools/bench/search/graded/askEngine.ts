import { answerQuery } from '../../../../packages/search/answerQuery';
import type { OpenIndex, SearchAnswer } from '../../../../packages/search';
import { LANGUAGE_FACTS, type Lang, type PerLang } from '../../../../site/languages';
import * as LIMITS from '../../../../site/limits';
import type { RowsByPage } from './gradeAnswer';

/** Answers queries of one language. */
export type Ask = (query: string, lang: Lang) => Promise<RowsByPage>;

/** The pages of an answer as the dialog lists them: the reader's language, then the other one. */
export const rowsOf = ({ lists, otherLang }: SearchAnswer): RowsByPage =>
  [...(lists[0]?.groups ?? []), ...otherLang].flatMap((group) =>
    group.renderType === 'default'
      ? [group.hits.map(({ link }) => link.slice(LANGUAGE_FACTS[group.lang].prefix.length))]
      : [],
  );

/**
 * Asks the engine of this site, as its worker does.
 * @param indexes the opened index of each language
 * @param alone whether the other language is never asked
 */
export const askEngine =
  (indexes: PerLang<OpenIndex>, alone = false): Ask =>
  async (text, lang) =>
    rowsOf(
      await answerQuery({
        text,
        limit: LIMITS.searchPages,
        own: indexes[lang],
        openOther: async () => (alone ? undefined : indexes[lang === 'en' ? 'zh' : 'en']),
      }),
    );
