import type { SearchDocument } from '../../../packages/search/SearchDocument';
import type { ComponentText } from './ComponentText';

/**
 * Puts the texts of components at the end of their sections.
 * @param record text and headings of a page
 * @param texts what the components show
 * @returns the longer text, and the headings at their new places
 */
export function insertTexts(
  { content, toc }: Pick<SearchDocument, 'content' | 'toc'>,
  texts: readonly ComponentText[],
): Pick<SearchDocument, 'content' | 'toc'> {
  const ids = ['', ...toc.map(({ id }) => id)];
  const starts = [0, ...toc.map(({ charIndex }) => charIndex), content.length];
  let whole = '';
  const moved: number[] = [];
  ids.forEach((id, at) => {
    moved.push(whole.length);
    const own = texts.filter(({ section }) => section === id).map(({ text }) => `${text}\n\n`);
    whole += content.slice(starts[at], starts[at + 1]);
    if (own.length > 0) whole += `${whole.endsWith('\n') || whole === '' ? '' : '\n\n'}${own.join('')}`;
  });
  return {
    content: whole,
    toc: toc.map((heading, at) => ({ ...heading, charIndex: moved[at + 1] ?? heading.charIndex })),
  };
}
