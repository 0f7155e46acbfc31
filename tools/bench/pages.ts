import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGS, LANGUAGE_FACTS, type Lang } from '../../site/languages';

/** A page that every site of the comparison builds: plain Markdown below the title. */
export interface BenchPage {
  readonly lang: Lang;
  /** Path without language and ending, e.g. `guide/start/cli`. */
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

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
 */
function toPlainMarkdown(markdown: string, toAddress: (address: string) => string) {
  let fence: string | undefined;
  let title = '';
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
    if (!title && plain.startsWith('# ')) title = plain.slice(2).trim();
    else if (container) lines.push(container[1] ? `**${container[1]}**` : '', '');
    else lines.push(plain);
  }
  return { title, body: `${lines.join('\n').trim()}\n` };
}

/** Exports of pages that only this site has. */
const LEFT_OUT = ['index', '404', 'guide/overview'];

/** The pages of a built site as plain Markdown, by language and path; `origin` is that of links between its exports. */
export function docsPages(output: string, origin: string): BenchPage[] {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/${file.split(path.sep).join('/').slice(0, -3)}`)
    .sort();
  const toAddress = (address: string) => {
    const local = address.startsWith(origin) ? `/${address.slice(origin.length)}` : address;
    return local.startsWith('/') ? local.replace(/#.*$/, '').replace(/\.md$/, '') : local;
  };
  const chinese = `${LANGUAGE_FACTS.zh.prefix}/`;
  return LANGS.flatMap((lang) =>
    files
      .filter((file) => file.startsWith(chinese) === (lang === 'zh'))
      .map((file) => ({ file, path: file.slice(LANGUAGE_FACTS[lang].prefix.length + 1) }))
      .filter((page) => !LEFT_OUT.includes(page.path))
      .map((page) => {
        const markdown = readFileSync(path.join(output, `${page.file}.md`), 'utf8');
        return { lang, path: page.path, ...toPlainMarkdown(markdown, toAddress) };
      }),
  );
}
