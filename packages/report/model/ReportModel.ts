import type { ReportError } from '../read/ReportError';
import type { ReportFormat } from '../read/types';

/** A file of the output. Source maps and licence files are left out, as the report leaves them out of its totals. */
export interface ReportAsset {
  readonly path: string;
  readonly kind: 'js' | 'css' | 'html' | 'image' | 'font' | 'other';
  readonly bytes: number;
  readonly gzipBytes?: number | undefined;
  /** Whether an entry loads it at start; undefined for files that belong to no chunk. */
  readonly initial?: boolean | undefined;
}

/** A module of the build; a group of merged modules is no module. */
export interface ReportModule {
  readonly id: number;
  /** Below the root where it lies there, with `/`. */
  readonly path: string;
  readonly sourceBytes: number;
  /** Bytes in the output; 0 where the analyzer could not tell. */
  readonly bundledBytes: number;
  readonly gzipBytes?: number | undefined;
  readonly chunks: readonly string[];
  readonly initial: boolean;
  /** `name@version`. */
  readonly package?: string | undefined;
}

/** A package of the build; the project is one of them. */
export interface ReportPackage {
  readonly name: string;
  readonly version: string;
  /** Below the root where it lies there, with `/`; empty for the project. */
  readonly root: string;
  readonly sourceBytes: number;
  readonly bundledBytes: number;
  readonly modules: number;
  readonly duplicate: boolean;
}

/** A loader with the time in which at least one of its calls ran: calls overlap, so that a sum would say too much. */
export interface ReportLoader {
  readonly name: string;
  readonly files: number;
  readonly calls: number;
  readonly ms: number;
  /** Slowest first. */
  readonly folders: readonly { readonly path: string; readonly files: number; readonly ms: number }[];
}

export interface ReportPlugin {
  readonly name: string;
  readonly hooks: readonly string[];
  readonly calls: number;
  readonly ms: number;
}

export interface ReportFinding {
  readonly code: string;
  readonly title: string;
  readonly level: string;
  /** As the terminal shows it, with paths below the root. */
  readonly description: string;
  /** Bytes of the output that the finding is about: an upper bound of what the fix saves. */
  readonly bytes?: number | undefined;
  readonly ms?: number | undefined;
  readonly modules: readonly string[];
  readonly packages: readonly string[];
}

/** A part of a report: a section of its data. `chunkGraph` has the files of the output, and beside them `chunks`. */
export type ReportPart =
  'errors' | 'summary' | 'loader' | 'plugin' | 'moduleGraph' | 'chunkGraph' | 'chunks' | 'packageGraph';

/** What a report says about a build. All text in it is hostile. */
export interface ReportModel {
  readonly format: ReportFormat;
  readonly skipped?: readonly Pick<ReportError, 'fault' | 'place' | 'what'>[] | undefined;
  readonly build: {
    /** Last part of the project's folder; empty when the report doesn't name it. */
    readonly name: string;
    readonly hash: string;
    readonly bundler: 'rspack' | 'webpack' | 'unknown';
    readonly bundlerVersion: string;
    readonly rsbuild: boolean;
    /** In the words of the analyzer: `beforeCompile->afterCompile`. */
    readonly stages: readonly { readonly name: string; readonly ms: number }[];
  };
  /** Parts without content: the build had none of it, left it out, or the report says neither. */
  readonly empty: Readonly<Record<'none' | 'off' | 'unknown', readonly ReportPart[]>>;
  /** Largest first. */
  readonly assets: readonly ReportAsset[];
  readonly modules: readonly ReportModule[];
  readonly packages: readonly ReportPackage[];
  /** Slowest first. */
  readonly loaders: readonly ReportLoader[];
  readonly plugins: readonly ReportPlugin[];
  readonly findings: readonly ReportFinding[];
}

/** Parts about which a report says nothing: a number of them would be made up. */
export const unknownParts = ({ empty }: Pick<ReportModel, 'empty'>): ReadonlySet<ReportPart> =>
  new Set([...empty.off, ...empty.unknown]);
