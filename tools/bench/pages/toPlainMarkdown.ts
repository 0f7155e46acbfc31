import type { BenchPage } from '../types';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const CODE = /(`+[^`]+`+)/;

/** Text outside code: no heading ids, no pictures, no characters that one of the hosts takes for a template. */
const plainText = (text: string): string =>
  text
    .replace(/\s*\\?\{#[\w-]+\}/g, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\\(?=[{}])/g, '')
    .replace(/[{}<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const plainLine = (line: string): string =>
  line
    .split(CODE)
    .map((part, index) => (index % 2 ? part : plainText(part)))
    .join('');

/**
 * Reduces a page's Markdown export, as the build writes it, to what all hosts read alike: headings, paragraphs, lists,
 * tables, code and links. Containers become paragraphs that begin with their title.
 * @param markdown the export
 * @param toAddress new address of a link
 * @returns title and the rest
 * @throws Error when the page has no title
 */
export function toPlainMarkdown(
  markdown: string,
  toAddress: (address: string) => string,
): Pick<BenchPage, 'title' | 'body'> {
  let fence: string | undefined;
  let title: string | undefined;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const marker = FENCE.exec(line)?.[1];
    const wasCode = fence !== undefined;
    if (!wasCode) fence = marker;
    else if (marker && fence && marker.startsWith(fence)) fence = undefined;
    if (wasCode || marker) {
      // Words after the language mean something else to each host.
      lines.push(wasCode ? line : line.replace(/^(\s*[`~]+\S*).*$/, '$1'));
      continue;
    }
    const linked = line.replace(/\]\(([^)\s]+)\)/g, (_, address: string) => `](${toAddress(address)})`);
    const plain = plainLine(linked);
    const container = /^:::\s*(?:\w+\s*(.*))?$/.exec(plain);
    if (title === undefined && plain.startsWith('# ')) title = plain.slice(2).trim();
    else if (container) lines.push(container[1] ? `**${container[1]}**` : '', '');
    else lines.push(plain);
  }
  if (title === undefined) throw new Error('The page has no title');
  return { title, body: `${lines.join('\n').trim()}\n` };
}
