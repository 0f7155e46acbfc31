import type { Lang } from '../../site/languages';
import type { FenceMeta } from './fenceMeta';

/** One problem, as the reader of the message needs it: where, which rule, what is wrong, how to mend it. */
export interface Issue {
  /** Path from the folder of the project, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** `gate/rule`, e.g. `parity/heading`. */
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
}

/** One content gate: all pages in, all its problems out. Never throws for what an author wrote. */
export type Check<Facts> = (pages: Pages<Facts>) => Issue[] | Promise<Issue[]>;

/** A place in a page: line, and the id of the heading above (empty above the first one). */
export interface Place {
  readonly line: number;
  readonly section: string;
}

export interface Heading {
  readonly line: number;
  readonly depth: number;
  readonly text: string;
  readonly id: string | undefined;
  readonly block: Block;
}

/** Why a file is not shown: it is not there, it lies elsewhere once links and dots are followed, or it is too large. */
export type IncludeFault = 'missing' | 'outside' | 'large';

/** Where the code of a fence stands: `both` names a file and holds code, an `IncludeFault` says why a file is not shown. */
export type CodeSource = 'page' | 'file' | 'both' | IncludeFault;

/** A fence; its words are read by `fenceMeta`. */
export interface CodeBlock extends Place, FenceMeta {
  readonly language: string;
  readonly value: string;
  readonly source: CodeSource;
}

export interface Link extends Place {
  readonly href: string;
  readonly text: string;
}

export interface Image extends Place {
  readonly src: string;
  readonly alt: string;
}

export interface InlineCode extends Place {
  readonly value: string;
}

/** Why the host would show the lines of a container as text. */
export type ContainerFault = 'not closed' | 'no blank line above' | 'no blank line around its end';

/** A container (`:::tip Title`) or a component (`<Steps>`). */
export interface Part extends Place {
  readonly kind: 'container' | 'component';
  readonly name: string;
  readonly title: string;
  /** Attributes of a component as written; an expression keeps its source. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly fault?: ContainerFault;
  /** Components only: last line, and what stands directly inside, as names of components or kinds of Markdown. */
  readonly end?: number;
  readonly holds?: readonly string[];
}

/** An element of a page, or code in it. */
export interface Markup {
  readonly kind: 'element' | 'code';
  readonly line: number;
  readonly text: string;
  readonly attributes?: readonly string[];
}

export interface Import {
  readonly line: number;
  readonly name: string;
  readonly source: string;
}

/** A run of text inside a block. `code` and `image` pieces hold one placeholder character; `label` is bold text. */
export interface Piece {
  readonly role: 'text' | 'label' | 'link' | 'code' | 'image';
  readonly text: string;
  readonly line: number;
}

/** One stretch of prose that a reader reads in one go: a paragraph, a heading, a table cell, a title, an alt text. */
export interface Block extends Place {
  readonly pieces: readonly Piece[];
}

export interface Frontmatter {
  readonly data: Readonly<Record<string, unknown>>;
  /** Line of each key, by its path: `hero.actions.0.link`. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Why a file could not be read as Markdown or YAML; what stands there is then missing from the page's lists. */
export interface SyntaxFault {
  readonly line: number;
  readonly message: string;
}

/** What the gates know about one file. */
export interface Page {
  readonly kind: 'page' | 'fragment';
  readonly lang: Lang;
  /** Path from the folder of the project: `docs/en/guide/start/intro.mdx`. */
  readonly file: string;
  /** Path inside the language folder, without extension: equal in both languages. */
  readonly key: string;
  /** Address without language prefix; empty for fragments. */
  readonly route: string;
  readonly frontmatter: Frontmatter;
  readonly fault: SyntaxFault | undefined;
  readonly headings: readonly Heading[];
  readonly code: readonly CodeBlock[];
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  readonly inlineCode: readonly InlineCode[];
  readonly parts: readonly Part[];
  readonly imports: readonly Import[];
  readonly markup: readonly Markup[];
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
  /** The same lines as the author wrote them, with the marks that stand for something. */
  readonly written: readonly string[];
}

/** Everything a check may look at. `Facts` is what a site knows of itself. */
export interface Pages<Facts> extends Tree {
  readonly facts: Facts;
}

/** What stands in a documentation tree. */
export interface Tree {
  readonly pages: readonly Page[];
  /** Files below `docs/public`, as addresses: `/images/a.png`. */
  readonly publicFiles: ReadonlySet<string>;
  readonly navFiles: ReadonlyMap<string, string>;
  readonly docsRoot: string;
  readonly projectRoot: string;
}
