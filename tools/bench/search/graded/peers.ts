import MiniSearch, { type Options } from 'minisearch';
import type { SearchDocument } from '../../../../packages/search';
import { toSections } from '../../../../packages/search/toSections';
import { LANGUAGE_FACTS, type PerLang } from '../../../../site/languages';
import type { Ask } from './askEngine';

interface PeerSection {
  readonly id: number;
  readonly target: string;
  readonly title: string;
  readonly titles: string;
  readonly text: string;
}

const FIELDS = ['title', 'titles', 'text'];
/** What VitePress asks MiniSearch with; everything else is as MiniSearch comes. */
const VITEPRESS = { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } };

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const segment = (text: string): string[] =>
  [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment: word }) => word);

function askWith(
  pages: PerLang<readonly SearchDocument[]>,
  options: Partial<Options<PeerSection>> = {},
): Ask {
  const open = (lang: 'en' | 'zh') => {
    const sections = pages[lang]
      .flatMap(toSections)
      .map(({ page, anchor, header, breadcrumb, content }, id): PeerSection => ({
        id,
        target: page.routePath.slice(LANGUAGE_FACTS[lang].prefix.length) + (anchor && `#${anchor}`),
        title: header || page.title,
        titles: header ? [page.title, ...breadcrumb].join(' ') : '',
        text: content,
      }));
    const mini = new MiniSearch<PeerSection>({ fields: FIELDS, searchOptions: VITEPRESS, ...options });
    mini.addAll(sections);
    return { mini, sections };
  };
  const indexes = { en: open('en'), zh: open('zh') };
  return async (query, lang) => {
    const { mini, sections } = indexes[lang];
    const byPage = new Map<string, string[]>();
    for (const { id } of mini.search(query)) {
      const target = sections[Number(id)]?.target ?? '';
      const [page = ''] = target.split('#');
      byPage.set(page, [...(byPage.get(page) ?? []), target]);
    }
    return [...byPage.values()];
  };
}

/**
 * The engines of other documentation tools over the same sections.
 * @param pages the pages of the index of each language
 */
export const peers = (
  pages: PerLang<readonly SearchDocument[]>,
): readonly { readonly label: string; readonly ask: Ask }[] => [
  { label: 'MiniSearch as VitePress sets it', ask: askWith(pages) },
  { label: 'the same with Intl.Segmenter', ask: askWith(pages, { tokenize: segment }) },
];
