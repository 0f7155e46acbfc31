import type { ReportError } from './ReportError';

/** What a report may be at most. Memory follows from it: some six times the largest section, and the model. */
export interface ReadLimits {
  /** Bytes of one file that is opened, and of all JSON of a report when it is unpacked. */
  readonly bytes: number;
  readonly files: number;
}

export const READ_LIMITS: ReadLimits = { bytes: 128_000_000, files: 20_000 };

/** A file that somebody chose: alone, or one of a folder. */
export interface ReportFile {
  /** Path inside the folder, with `/`; the name when there is no folder. */
  readonly path: string;
  readonly size: number;
  readonly open: (first?: number) => Blob | Promise<Blob>;
}

export type ReportFormat = 'json' | 'html' | 'folder';

/** A section of a report's data as JSON text. */
export interface Section {
  readonly name: string;
  readonly text: string;
}

export interface ReadOptions {
  readonly limits?: ReadLimits;
  /** Stops reading: the promise is then rejected with the fault `stopped`. */
  readonly signal?: AbortSignal;
  /** Is told how much of the files was read, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Which report is wanted where there are several: one of the `choices` of the fault `several`. */
  readonly pick?: string | undefined;
}

export interface OpenedSource {
  readonly format: ReportFormat;
  readonly path: string;
  readonly others: readonly string[];
  readonly skipped: readonly ReportError[];
  /** Sections that were asked for, each once; `enableRoutes` lists the views for which the build collected data. */
  readonly sections: AsyncIterable<Section>;
}

/** Views of the interface, in the words of the analyzer, by the section without which they are empty. */
export const VIEWS = {
  loader: 'Compile.WebpackLoaders',
  resolver: 'Compile.ModuleResolve',
  plugin: 'Compile.WebpackPlugins',
  treeShaking: 'Bundle.TreeShaking',
  moduleGraph: 'Bundle.ModuleGraph',
  chunkGraph: 'Bundle.BundleSize',
} as const;
