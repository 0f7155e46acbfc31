import type { RspressPlugin } from '@rspress/core';
import type { PageEdits } from './compiled-page/createPageEdits';
import type { StaticComponents } from './compiled-page/types';
import type { Applied } from './host/createApplied';
import type { Misfit } from './host/findMisfits';
import type { PageFiles } from './host/createPageFiles';
import type { Host } from './host/readHost';
import type { PartialSheetsOptions } from './partial-sheets/partialSheets';

/** A layout of the theme that few pages have. */
export interface Layout {
  /** File of the theme, absolute. */
  readonly file: string;
  /** Name under which the file exports the layout. */
  readonly name: string;
  /** Whether a page has this layout, by its frontmatter. */
  readonly isUsedBy: (frontmatter: Readonly<Record<string, unknown>>) => boolean;
}

/** A module of plain data that is computed at build time, so that browsers do not load what it is computed from. */
export interface Constant {
  /** Module, absolute; it exports nothing else. */
  readonly file: string;
  readonly name: string;
  readonly value: unknown;
}

/** Tables of which each page needs a few rows. */
export interface PageConstants {
  /** Module beside which a page's own rows are imported, absolute. */
  readonly module: string;
  /** Modules that export one table each, absolute; JSON files hold an object. */
  readonly tables: readonly string[];
  /** Keys of the rows that a page shows. */
  readonly keysOf: (tree: import('mdast').Root) => readonly string[];
  /** Text of a module beside `module` that puts one row into the tables. */
  readonly moduleOf: (key: string) => string;
}

/** A change of a text: what stands between two offsets is replaced. */
export interface SourceEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** How the site writes parts of its pages as Markdown, where Rspress makes exports of them. */
export interface MarkdownExports {
  /** Name of the loader that does so in Rspress's build of the exports; its option `change` takes text and file of a page. */
  readonly use: string;
  /**
   * The same, for a page that is parsed already.
   * @param tree the page
   * @param source the text that its offsets count in
   * @param file path of the page
   * @returns changes, none within another; an element that a change begins with counts as Markdown
   */
  readonly editsOf: (tree: import('mdast').Root, source: string, file: string) => readonly SourceEdit[];
}

/** What the speed layer must know of the site that uses it. */
export interface SiteOptions {
  /** Language whose addresses have no prefix. */
  readonly defaultLang: string;
  /** What overview pages show of other pages: headings of these depths, without these ids. */
  readonly overviews: {
    readonly depths: readonly [number, ...number[]];
    readonly withoutIds: readonly string[];
  };
  readonly layouts: readonly Layout[];
  /** Style sheets for lines of code, absolute; the theme imports them for all pages. */
  readonly lineSheets: {
    /** For added and removed lines. */
    readonly changed: string;
    /** For lines that matter or are in focus. */
    readonly marked: string;
    /** For line numbers, and samples with a height of their own. */
    readonly sized: string;
  };
  /** Style sheet with primitive tokens, absolute. */
  readonly tokenSheet: string;
  /** Which pages are without which parts, whose styles they leave out of their HTML. */
  readonly partialSheets: PartialSheetsOptions;
  readonly constants: readonly Constant[];
  readonly pageConstants: PageConstants;
  readonly staticComponents: StaticComponents;
  readonly markdownExports: MarkdownExports;
  /** Bytes of other pages, compressed, that may be fetched on a page before they are asked for. */
  readonly prefetchBytes: number;
}

/** What a technique gets when the layer is put together. */
export interface TechniqueContext {
  /** Folder of the project. */
  readonly root: string;
  readonly site: SiteOptions;
  /** Whether a technique is switched on and fits the installed host. */
  readonly isOn: (name: string) => boolean;
  /** Whether this is a build and not the development server; known from the first hook `config` on. */
  readonly isBuild: () => boolean;
  readonly applied: Applied;
  readonly pageFiles: PageFiles;
  readonly pageEdits: PageEdits;
}

/** Something that makes pages faster, can be switched off, and then leaves the site as Rspress makes it. */
export interface Technique {
  /** Techniques without which this one does not work. */
  readonly requires?: readonly string[];
  /**
   * Compares the installed Rspress with what the technique needs of it; reads files and does nothing else.
   * @returns what does not fit; empty when everything does
   */
  readonly probe: (host: Host) => readonly Misfit[];
  /** What the technique does in a build. */
  readonly plugin: (context: TechniqueContext) => Omit<RspressPlugin, 'name'>;
}
