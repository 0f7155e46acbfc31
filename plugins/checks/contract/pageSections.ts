import type { Page } from '../../../packages/doc-checks/types';
import type { Lang } from '../../../site/languages';
import type { Reasons } from '../../../site/contract/internals';
import type { Found } from '../readPages';

/** Cells as written, without the bars. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

interface Table {
  readonly head: Row;
  readonly rows: readonly Row[];
}

/** What is below one heading, up to the next heading of any depth; the first one is above all headings. */
export interface Section {
  readonly line: number;
  readonly depth: number;
  readonly id: string;
  readonly title: string;
  readonly codes: readonly string[];
  /** Prose, without code blocks. */
  readonly lines: readonly { readonly line: number; readonly text: string }[];
  readonly tables: readonly Table[];
}

const RULE = /^\s*\|?\s*:?-{3,}/;

const toRow = (line: number, text: string): Row => ({
  line,
  cells: text
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|')),
});

function tablesIn(lines: Section['lines']): readonly Table[] {
  return lines.flatMap(({ line, text }, at) => {
    const above = lines[at - 1];
    if (!RULE.test(text) || !above?.text.includes('|')) return [];
    const after = lines.slice(at + 1);
    const end = after.findIndex((next) => !next.text.trim().startsWith('|'));
    const body = end === -1 ? after : after.slice(0, end);
    return [{ head: toRow(line - 1, above.text), rows: body.map((row) => toRow(row.line, row.text)) }];
  });
}

// Several checks read the sections of the same page.
const known = new WeakMap<Page, readonly Section[]>();

export function pageSections(page: Page): readonly Section[] {
  const before = known.get(page);
  if (before) return before;
  const inCode = new Set(
    page.code.flatMap(({ line, value, source }) => {
      // Code from a file takes the two lines of its fence, whatever the length of the file.
      const count = source === 'file' ? 2 : value.split('\n').length + 2;
      return Array.from({ length: count }, (_none, index) => line + index);
    }),
  );
  const starts = page.headings.map(({ line, depth, id = '', text }) => ({ line, depth, id, title: text }));
  const all = [{ line: 0, depth: 0, id: '', title: '' }, ...starts];
  const sections = all.map((start, index): Section => {
    const lines = page.lines
      .slice(start.line, (all[index + 1]?.line ?? Infinity) - 1)
      .map((text, at) => ({ line: start.line + at + 1, text }))
      .filter(({ line }) => !inCode.has(line));
    const codes = page.inlineCode.filter(({ line }) => line === start.line).map(({ value }) => value);
    return { ...start, codes, lines, tables: tablesIn(lines) };
  });
  known.set(page, sections);
  return sections;
}

export function withSubsections(sections: readonly Section[], index: number): readonly Section[] {
  const [own, ...after] = sections.slice(index);
  if (!own) return [];
  const end = after.findIndex(({ depth }) => depth <= own.depth);
  return [own, ...(end === -1 ? after : after.slice(0, end))];
}

export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Of a cell that has one span and nothing else but a link around it. */
export const cellCode = (cell = ''): string | undefined =>
  /^(?:\[`([^`]+)`\]\([^)]*\)|`([^`]+)`)$/.exec(cell)?.slice(1).find(Boolean);

/** Lines whose first cell is a name in code. */
export const namedRows = (tables: readonly Table[]): readonly (Row & { name: string; head: Row })[] =>
  tables.flatMap(({ head, rows }) =>
    rows.flatMap((row) => {
      const name = cellCode(row.cells[0]);
      return name === undefined ? [] : [{ ...row, name, head }];
    }),
  );

export const COLUMNS = {
  type: ['Type', '类型'],
  default: ['Default', '默认值'],
} as const;

/** By a title in either language; -1 without one. */
export const columnOf = ({ cells }: Row, titles: readonly string[]): number =>
  cells.findIndex((cell) => titles.includes(cell));

/** Without spaces and the quotes around a single string. */
const plain = (value: string): string =>
  value
    .replace(/\s+/g, '')
    .replaceAll('"', "'")
    .replace(/^'([^']*)'$/, '$1');

/** The contract has none when it is undefined. */
export const sameDefault = (written: string, declared: string | undefined): boolean =>
  plain(written) === plain(declared ?? 'undefined');

/** An entry that ends in `*` stands for all that begin so. */
export const isListed = (list: Reasons, name: string): boolean =>
  name in list ||
  Object.keys(list).some((entry) => entry.endsWith('*') && name.startsWith(entry.slice(0, -1)));

export const WRITE_CONTRACT = 'write what `npm run contract` reads from the package';
export const DESCRIBE = 'describe it, or list it in site/contract/internals.ts with the reason';

/** A problem of a page; the rule is named without `contract/`. */
export const found = (line: number, rule: string, message: string, fix = WRITE_CONTRACT): Found => [
  line,
  `contract/${rule}`,
  message,
  fix,
];

export const pageAt = (pages: readonly Page[], lang: Lang, route: string): Page | undefined =>
  pages.find((page) => page.kind === 'page' && page.lang === lang && page.route === route);
