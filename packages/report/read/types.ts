import type { ReadLimits } from './readLimits';

/** A file that somebody chose: alone, or one of a folder. */
export interface ReportFile {
  /** Path inside the folder, with `/`; the name when there is no folder. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Its content; asked for only when it is needed. */
  readonly open: () => Blob | Promise<Blob>;
}

/** How a report came. */
export type ReportFormat = 'json' | 'html' | 'folder';

/** One section of a report's data as JSON text. */
export interface Section {
  readonly name: string;
  readonly text: string;
}

/** What reading goes by. */
export interface ReadOptions {
  readonly limits?: ReadLimits;
  /** Stops reading: the promise is then rejected with the fault `stopped`. */
  readonly signal?: AbortSignal;
  /** Is told how much of the files was read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** A report whose sections come one after the other. */
export interface OpenedSource {
  readonly format: ReportFormat;
  /** Sections that the model needs, each once. */
  readonly sections: AsyncIterable<Section>;
  /** Paths of other manifests in the same folder: builds of other compilers. */
  readonly alsoThere: readonly string[];
}
