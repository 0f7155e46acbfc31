import {
  answerQuery,
  buildIndex,
  openIndex,
  type IndexFile,
  type OpenIndex,
  type PageGroup,
  type SearchDocument,
} from '../../../../packages/search';
import type { Lang } from '../../../../site/languages';
import { SEARCH_FACTS } from '../../../../site/searchFacts';

type Part = readonly [id: string, heading: string, text: string];

/** A page of a small site: its text above the first heading, then its sections. */
export function smallPage(
  id: number,
  lang: Lang,
  title: string,
  intro: string,
  parts: readonly Part[] = [],
): SearchDocument {
  let content = `${intro}\n\n`;
  const toc = parts.map(([anchor, text, body]) => {
    const heading = { id: anchor, text, depth: 2, charIndex: content.length };
    content += `${text}\n\n${body}\n\n`;
    return heading;
  });
  const routePath = `${lang === 'zh' ? '/zh' : ''}/guide/page-${id}`;
  return { id, title, content, routePath, domain: '', toc, lang };
}

/** An index file over pages, as it comes from the server; `keywords` are of the tops of pages, by number. */
export function smallFile(
  pages: readonly SearchDocument[],
  keywords: Readonly<Record<number, string>> = {},
): IndexFile {
  const file = buildIndex(pages, ({ id }) => ({ top: keywords[id] ?? '' }));
  return JSON.parse(JSON.stringify(file)) as IndexFile;
}

export const smallIndex = (pages: readonly SearchDocument[], facts = {}): OpenIndex =>
  openIndex(smallFile(pages), { ...SEARCH_FACTS, ...facts });

export async function ask(text: string, own: OpenIndex, other?: OpenIndex) {
  const answer = await answerQuery({ text, limit: 7, own, openOther: async () => other });
  const groups = (answer.lists[0]?.groups ?? []) as readonly PageGroup[];
  return { ...answer, groups, hits: [...groups, ...answer.otherLang].flatMap(({ hits }) => hits) };
}

export const links = async (text: string, own: OpenIndex): Promise<(string | undefined)[]> =>
  (await ask(text, own)).groups.map(({ hits: [first] }) => first?.link);
