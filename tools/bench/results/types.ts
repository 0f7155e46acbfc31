import type { Lang } from '../../../site/languages';
import type { WorkRow } from '../build/profileWork';
import type { GradedMeasures } from '../search/graded/gradedMeasures';
import type { Measures } from '../search/judge';
import type { Circumstances, Cost, SiteName, Transfer } from '../types';
import type { Summary } from './summarize';

/** What was seen of one page of a site. */
export interface PageResult {
  readonly site: SiteName;
  readonly label: string;
  readonly fcp: Summary;
  readonly lcp: Summary;
  readonly tbt: Summary;
  readonly cls: Summary;
  readonly atLoad: Transfer;
  readonly atIdle: Transfer;
  readonly navigation: Summary;
}

/** Part `builds`: the same pages, built by each host one after the other. */
export interface BuildsResult extends Circumstances {
  readonly pages: number;
  readonly rows: readonly {
    readonly site: SiteName;
    readonly label: string;
    /** Without caches. */
    readonly cold: Cost;
    readonly warm: Cost;
    readonly outputBytes: number;
  }[];
}

/** What the main thread of one build did. */
export interface ProfileRow {
  readonly label: string;
  readonly cost: Cost;
  readonly work: readonly WorkRow[];
}

/** Part `profile`. */
export interface ProfileResult extends Circumstances {
  readonly rows: readonly ProfileRow[];
}

/** Part `pages`: all sites in one run. */
export interface PagesResult extends Circumstances {
  readonly chromium: string;
  readonly runs: number;
  /** Address of the page that was visited. */
  readonly path: string;
  readonly rows: readonly PageResult[];
}

/** Bytes of a page, raw and compressed as files. */
export interface WeightRow {
  readonly page: string;
  readonly html: number;
  readonly script: number;
  readonly style: number;
  readonly brotli: number;
}

/** What a part of the site takes of the scripts of a page, in bytes, compressed with gzip. */
export interface PartRow {
  readonly part: string;
  readonly gzip: number;
}

/** Part `site`: this site as it is deployed. Weights in bytes, compressed with gzip but for `brotli`. */
export interface SiteResult extends Circumstances {
  readonly cold: Cost;
  readonly warm: Cost;
  readonly weights: readonly WeightRow[];
  /** What the scripts of the quick start are made of. */
  readonly parts: readonly PartRow[];
}

/** One host at one size, in part `growth`. */
export interface GrowthRow extends Circumstances {
  readonly site: SiteName;
  readonly label: string;
  readonly pages: number;
  readonly cold: Cost;
  readonly outputBytes: number;
  /** First visit of a page in the middle, until idle. */
  readonly atIdle: Transfer;
  /** JavaScript until the load event: the entry and what it pulls in at once. */
  readonly scriptAtLoad: number;
  /** The index as files, compressed with brotli. */
  readonly indexBytes?: number;
  /** Sent for the first search. */
  readonly searchBytes?: number;
  /** From Ctrl+K to the first result on a slow phone, in ms. */
  readonly searchMs?: number;
}

/** One page in part `lighthouse`; scores of 100, the median of the runs, and what was found wanting in any run. */
export interface LighthouseRow {
  readonly page: string;
  readonly performance: Summary;
  readonly accessibility: Summary;
  readonly bestPractices: Summary;
  readonly seo: Summary;
  readonly failed: readonly string[];
}

/** Part `lighthouse`. */
export interface LighthouseResult extends Circumstances {
  readonly lighthouse: string;
  readonly runs: number;
  /** Family that the machine shows Chinese with. */
  readonly chineseFont?: string;
  readonly rows: readonly LighthouseRow[];
}

/** A search in one language, as a reader meets it; times in ms. */
export interface SearchRow {
  readonly site: SiteName;
  readonly label: string;
  readonly lang: Lang;
  readonly open: Summary;
  /** Missing when a word of the page found nothing. */
  readonly first?: Summary;
  /** Sent from the key press until idle. */
  readonly bytes: number;
  /** The index of both languages as files, compressed with brotli. */
  readonly indexBytes?: number;
  /** From a key press to the first change of the results, the pause while typing included. */
  readonly warm?: { readonly median: number; readonly p95: number };
  readonly quality: Measures;
  /** Nonsense queries that found something. */
  readonly nonsense: number;
}

/** The engine of this site without its dialog; times in ms. */
export interface EngineRow {
  readonly lang: Lang;
  readonly queries: number;
  readonly median: number;
  readonly p95: number;
}

/** Part `search`: all sites in one run. */
export interface SearchResult extends Circumstances {
  readonly chromium: string;
  readonly runs: number;
  readonly rows: readonly SearchRow[];
  readonly engine: readonly EngineRow[];
  /** When the judged queries were asked, when that was another run. */
  readonly answered?: Circumstances;
}

/** Answers of one engine to one list of graded queries. */
export interface SearchQualityRow {
  readonly label: string;
  readonly set: string;
  /** Date and commit, where it was asked in an earlier run. */
  readonly measured?: string;
  readonly lang: Lang;
  readonly all: GradedMeasures;
  readonly kinds: readonly ({ readonly kind: string } & GradedMeasures)[];
}

/** Part `search-quality`. */
export interface SearchQualityResult extends Circumstances {
  readonly rows: readonly SearchQualityRow[];
  /** The engine of this site without one of its parts, on the set that decides. */
  readonly without: readonly {
    readonly name: string;
    readonly lines: number;
    readonly rows: readonly Pick<SearchQualityRow, 'lang' | 'all'>[];
  }[];
}

/** One build of this site, in part `ablation`. */
export interface VariantCost {
  /** What the document of each page loads, compressed with gzip, by file. */
  readonly bytes: Readonly<Record<string, number>>;
  /**
   * Transferred until the visited page is idle, compressed with brotli; what it fetches ahead of a click included. Missing
   * when no page was visited.
   */
  readonly idleBytes?: number;
  /** Processor time of the main thread, in ms; missing when no page was visited. */
  readonly times?: { readonly interactive: Summary; readonly click: Summary };
  /** From a click until the next page is painted, in ms, network and processor slowed down; missing when it was not timed. */
  readonly wait?: Summary;
  /** Of the build. */
  readonly cpuSeconds: number;
}

/** This site without one technique of the speed layer, and with all of them in the same run. */
export interface AblationRow extends Circumstances {
  readonly name: string;
  /** The technique and what requires it. */
  readonly leftOut: readonly string[];
  /** Missing when no page was visited. */
  readonly chromium?: string;
  readonly runs: number;
  readonly whole: VariantCost;
  readonly without: VariantCost;
}

/** Part `ablation`: rows may be of different runs, each with its own build of the whole site. */
export interface AblationResult {
  readonly rows: readonly AblationRow[];
}

/** Reports of readers that were opened, in part `reports`; times in ms. */
export interface ReportsResult extends Circumstances {
  readonly chromium: string;
  readonly runs: number;
  readonly rows: readonly {
    /** MB that were asked for. */
    readonly size: number;
    readonly bytes: number;
    readonly open: Summary;
    /** 0 when no task took 50 ms. */
    readonly longestTask: Summary;
    /** Of our own code; 0 when no frame took 50 ms. */
    readonly longestScript: Summary;
    /** The most in any run, in MiB; missing where the system does not tell. */
    readonly beforeMiB?: number | undefined;
    readonly peakMiB?: number | undefined;
  }[];
}

/** All that is kept in `tools/bench/measured/`; a part that never ran is missing. */
export interface Results {
  readonly site?: SiteResult;
  readonly builds?: BuildsResult;
  readonly profile?: ProfileResult;
  readonly pages?: PagesResult;
  readonly growth?: { readonly rows: readonly GrowthRow[] };
  readonly search?: SearchResult;
  readonly 'search-quality'?: SearchQualityResult;
  readonly reports?: ReportsResult;
  readonly lighthouse?: LighthouseResult;
  readonly ablation?: AblationResult;
}
