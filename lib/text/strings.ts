export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The beginning of a text, in whole characters; `sign` stands for what is cut off. */
export function cutText(text: string, max: number, sign = ''): string {
  // A character is two units at most, so the rest of a huge text need not be split.
  const characters = [...text.slice(0, 2 * max + 2)];
  return characters.length > max ? `${characters.slice(0, max).join('')}${sign}` : text;
}

/** The children of an inline component in a Markdown export: the host ends a text with a line break of its own. */
export function trimInline<T>(content: T): T | string {
  return typeof content === 'string' ? content.trim() : content;
}

/**
 * A text that can stand in an address: `encodeURIComponent` throws at half of a surrogate pair, which is what is left
 * of an emoji where a field cuts.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Characters of Chinese, Japanese and Korean, and full-width signs. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/** The width of a text in a snippet: 1 for each narrow character, 3 for each wide one. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDE.test(character) ? 3 : 1;
  return width;
}

/** A text as the source of a regular expression that matches just it; what `RegExp.escape` does in newer engines. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Fills the gaps of a text, such as `{count} of {total}`; a name without a value stays as it stands. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/**
 * Looks up a name that an author wrote in a component (`tag`).
 * @throws Error that lists the names there are
 */
export function entryNamed<T>(table: Readonly<Record<string, T>>, name: string, tag: string): T {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined;
  if (entry === undefined) {
    const names = Object.keys(table).sort().join(', ') || 'none yet';
    throw new Error(`<${tag} name="${name}" /> is unknown. Names: ${names}.`);
  }
  return entry;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ');

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** A Markdown table with an empty line before and after it; pipes and line breaks inside a cell are taken care of. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\n${[row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n')}\n\n`;
}

/** A size as the report writes it, 1 KB being 1000 bytes: `178 bytes`, `442.09 KB` or `1.19 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(2)} KB` : `${(bytes / 1_000_000).toFixed(2)} MB`;
}

interface InlinePiece {
  readonly kind: 'text' | 'code' | 'strong' | 'em' | 'del';
  readonly text: string;
}

/** Marks in the order in which they count: nothing inside code is a mark. */
const MARKS = /`([^`]+)`|\*\*(?=\S)(.+?)(?<=\S)\*\*|\*(?=\S)(.+?)(?<=\S)\*|~~(.+?)~~/g;

const KINDS = ['code', 'strong', 'em', 'del'] as const;

/** What Markdown writes in place of a character that would begin a tag. */
const plain = (text: string): string =>
  text
    .replace(/\\([<>])/g, '$1')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** Cuts a title as the host hands it on (headings, sidebar) into pieces, so that it is drawn without any HTML text. */
export function inlineMarkdown(title: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  const add = (kind: InlinePiece['kind'], text: string) => {
    if (text) pieces.push({ kind, text: plain(text) });
  };
  for (const match of title.matchAll(MARKS)) {
    add('text', title.slice(end, match.index));
    const mark = match.slice(1).findIndex((group) => group !== undefined);
    add(KINDS[mark] ?? 'text', match[mark + 1] ?? '');
    end = match.index + match[0].length;
  }
  add('text', title.slice(end));
  return pieces;
}

/** The English names of the months, January first. A call, so that a script that needs no months keeps none. */
export const monthNames = () =>
  'January February March April May June July August September October November December'.split(' ');

/** What the plugin `last-updated` writes; anything else is a text of the host. */
const ISO = /^(\d{4})-(\d{2})-(\d{2})T[\d:.]+Z$/;

/**
 * A moment as a day in the language of the page. The day is that of UTC, so that the server, every reader and every build
 * machine show the same one. Written out here: the browser's own formats cost a phone a tenth of a second on every page.
 * @returns the day, and `iso` for `<time datetime>` unless the moment is a text of the host
 */
export function formatDay(moment: string, lang: string): { text: string; iso?: string } {
  const [, year = '', month, date] = ISO.exec(moment) ?? [];
  if (!year) return { text: moment };
  const [at, day] = [Number(month), Number(date)];
  const text = lang === 'zh' ? `${year}年${at}月${day}日` : `${monthNames()[at - 1]} ${day}, ${year}`;
  return { text, iso: moment };
}
