import type { SearchDocument } from './SearchDocument';
import { toSections } from './toSections';

const EMPTY_LINES = /\n\s*\n/g;

/**
 * Cuts from the text of a page what would be fetched twice or for nothing: the headings, which `toc` has, and empty lines.
 * @param page a page as the host indexes it
 * @returns the page as it stands in an index file; `toSections` cuts it as before
 */
export function trimPage<T extends SearchDocument>(page: T): T {
  const [top = '', ...parts] = toSections(page).map(({ header, content }) => {
    const text = content.replace(EMPTY_LINES, '\n');
    // A text that begins with the words of its heading would lose them when the file is read.
    return header !== '' && text.split('\n', 1)[0] === header ? `${header}\n${text}` : text;
  });
  let content = top;
  const toc = page.toc.map(({ text, id, depth }, at) => {
    content += '\n';
    const charIndex = content.length;
    content += parts[at] ?? '';
    return { charIndex, text, id, depth };
  });
  return { ...page, content, toc };
}
