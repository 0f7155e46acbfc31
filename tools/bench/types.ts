import type { Lang } from '../../site/languages';

/** A page that every site of the comparison builds. */
export interface BenchPage {
  readonly lang: Lang;
  /** Path without language and ending, e.g. `guide/start/cli`. */
  readonly path: string;
  readonly title: string;
  /** Plain Markdown below the title. */
  readonly body: string;
}

/** The sites that are compared: ours as it is, our theme on the same Markdown, and the others. */
export type SiteName = 'site' | 'theme' | 'rspress' | 'vitepress' | 'starlight' | 'docusaurus' | 'html';

/** What a command cost. */
export interface Cost {
  readonly wallSeconds: number;
  /** Of the command and all that it started. */
  readonly cpuSeconds: number;
  /** The most memory that all its processes held at once; shared pages are split among them. Linux only. */
  readonly peakMiB?: number;
}

/** What one visit to a page showed. Times in ms, sizes in bytes as transferred. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly atLoad: Transfer;
  readonly atIdle: Transfer;
  /** From the click on a link to the title of the next page. */
  readonly navigation?: number;
}

/** Bytes by kind of file, after compression. */
export type Transfer = Readonly<Record<'html' | 'script' | 'style' | 'font' | 'other', number>>;

/** Under what a part was measured. */
export interface Circumstances {
  readonly date: string;
  readonly commit: string;
  readonly machine: string;
  readonly node: string;
  /** Load of the machine when the part began, over one minute, by processor. */
  readonly load: number;
}
