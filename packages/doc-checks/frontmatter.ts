import { LineCounter, isMap, isNode, isScalar, isSeq, parseDocument, type Node } from 'yaml';
import type { Frontmatter, SyntaxFault, Block } from './types';

const FENCED = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Collects the line of every key of a YAML tree, by its path. */
function keyLines(
  node: Node,
  path: string,
  lineOf: (offset: number) => number,
  lines: Map<string, number>,
): void {
  const add = (key: string, at: Node | undefined, value: unknown): void => {
    const full = path ? `${path}.${key}` : key;
    if (at?.range) lines.set(full, lineOf(at.range[0]));
    if (isNode(value)) keyLines(value, full, lineOf, lines);
  };
  if (isMap(node)) {
    for (const { key, value } of node.items) if (isScalar(key)) add(String(key.value), key, value);
  }
  if (isSeq(node)) {
    node.items.forEach((item, index) => {
      if (isNode(item)) add(String(index), item, item);
    });
  }
}

/**
 * Reads the YAML block at the head of a page.
 * @returns the data with the line of each key; the rest of the file with the block's lines left empty; the fault
 *   when the block is no YAML mapping
 */
export function readFrontmatter(source: string): {
  frontmatter: Frontmatter;
  body: string;
  fault: SyntaxFault | undefined;
} {
  const match = FENCED.exec(source);
  if (!match) return { frontmatter: { data: {}, lines: new Map() }, body: source, fault: undefined };
  const body = match[0].replace(/[^\n]/g, '') + source.slice(match[0].length);
  const counter = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: counter });
  const lineOf = (offset: number): number => counter.linePos(offset).line + 1;
  const lines = new Map<string, number>();
  const [error] = document.errors;
  if (error) {
    const reason = error.message.replace(/ at line \d[\s\S]*$/, '');
    const fault = { line: lineOf(error.pos[0]), message: `the frontmatter is no YAML: ${reason}` };
    return { frontmatter: { data: {}, lines }, body, fault };
  }
  if (document.contents) keyLines(document.contents, '', lineOf, lines);
  const value: unknown = document.toJS() ?? {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const fault = { line: 2, message: 'the frontmatter is no list of keys' };
    return { frontmatter: { data: {}, lines }, body, fault };
  }
  return { frontmatter: { data: { ...value }, lines }, body, fault: undefined };
}

/** Frontmatter keys whose text a reader reads. */
export const TEXT_KEYS: ReadonlySet<string> = new Set([
  'description',
  'title',
  'titleSuffix',
  'headline',
  'name',
  'text',
  'tagline',
  'details',
  'about',
  'alt',
]);

/** One leaf of the frontmatter. */
interface Leaf {
  readonly path: string;
  /** Last named part of the path. */
  readonly key: string;
  readonly value: unknown;
  readonly line: number;
}

/**
 * Every single value of a frontmatter but the words for the search: each language has its own, and nobody reads them.
 * @returns leaves in the order written, lists by number: `hero.actions.0.link`
 */
export function frontmatterLeaves({ data, lines }: Frontmatter): Leaf[] {
  const walk = (value: unknown, path: string, key: string): Leaf[] => {
    if (typeof value !== 'object' || value === null) {
      return [{ path, key, value, line: lines.get(path) ?? 1 }];
    }
    return Object.entries(value).flatMap(([name, child]: [string, unknown]) =>
      walk(child, path ? `${path}.${name}` : name, Array.isArray(value) ? key : name),
    );
  };
  const { search, ...read } = data;
  return walk(typeof search === 'object' ? read : data, '', '');
}

/** The frontmatter's texts as prose, so that the language gates read them too. */
export function frontmatterBlocks(frontmatter: Frontmatter): Block[] {
  return frontmatterLeaves(frontmatter).flatMap(({ key, value, line }) =>
    TEXT_KEYS.has(key) && typeof value === 'string'
      ? [{ line, section: '', pieces: [{ role: 'text' as const, text: value, line }] }]
      : [],
  );
}
