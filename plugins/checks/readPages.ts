import type * as engine from '../../packages/doc-checks/types';
import { ANALYZER_VERSIONS } from '../../site/analyzerVersions';
import { CONTRACT, HISTORY, PRODUCT_LINKS } from '../../site/contract/contract';
import { INTERNALS, type Internals } from '../../site/contract/internals';
import type { Contract, History, ProductLink } from '../../site/contract/types';
import { OLD_ANCHORS, type OldAnchorFact } from '../../site/oldAnchors';
import { REDIRECTS, type RedirectFact } from '../../site/redirects';
import { REPORT_DEMOS } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { REPORT_SHOTS } from '../../site/reportShots';
import { RULE_BUNDLERS } from '../../site/ruleBundlers';
import { RELEASES, type Release } from '../../site/releases';
import { FRAGMENTS, ROUTES } from '../../site/routes';
import { TYPED_VERSIONS, type TypedVersion } from '../../site/typedVersions';
import { AUTHOR_COMPONENTS } from '../authoring/authorComponents';
import { readTree, type ReadOptions } from '../../packages/doc-checks/readTree';
import { issueAt } from '../../packages/doc-checks/report';
import { fillVersions, dropPostMarks } from '../shared/fillVersions';

export type * from '../../packages/doc-checks/types';

/** Everything a check may look at, with the facts of this site. */
export type Pages = engine.Pages<SiteFacts>;

/** One content gate: all pages in, all its problems out. Never throws for what an author wrote. */
export type Check = engine.Check<SiteFacts>;

export type Found = readonly [line: number, rule: string, message: string, fix: string];

/** A check that looks at one page after the other. */
export const pageCheck =
  (find: (page: engine.Page, tree: Pages) => readonly Found[]) =>
  (tree: Pages): engine.Issue[] =>
    tree.pages.flatMap((page) => find(page, tree).map((found) => issueAt(page.file, ...found)));

export interface AnalyzerFacts {
  readonly contract: Contract;
  readonly history: History;
  readonly internals: Internals;
  /** Addresses of this site inside the analyzer, and what answers those that are no pages. */
  readonly links: readonly ProductLink[];
  readonly redirects: readonly RedirectFact[];
  readonly oldAnchors: readonly OldAnchorFact[];
  /** Codes that have a row in `site/ruleBundlers.ts`. */
  readonly ruleRows: readonly string[];
  readonly versions: Readonly<Record<string, string>>;
  readonly typedVersions: readonly TypedVersion[];
}

/** What the site's own tables say; fixtures bring smaller tables. */
export interface SiteFacts {
  readonly routes: readonly string[];
  readonly fragments: readonly string[];
  readonly releases: readonly Release[];
  /** Components that pages use without an import. */
  readonly components: readonly string[];
  readonly shots: readonly string[];
  readonly demos: readonly string[];
  readonly analyzer: AnalyzerFacts;
  readonly numbers: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const SITE_FACTS: SiteFacts = {
  routes: ROUTES.map((route) => route.path),
  fragments: FRAGMENTS,
  releases: RELEASES,
  components: Object.keys(AUTHOR_COMPONENTS),
  shots: Object.keys(REPORT_SHOTS),
  demos: Object.keys(REPORT_DEMOS),
  analyzer: {
    contract: CONTRACT,
    history: HISTORY,
    internals: INTERNALS,
    links: PRODUCT_LINKS,
    redirects: REDIRECTS,
    oldAnchors: OLD_ANCHORS,
    ruleRows: Object.keys(RULE_BUNDLERS),
    versions: ANALYZER_VERSIONS,
    typedVersions: TYPED_VERSIONS,
  },
  numbers: REPORT_NUMBERS,
};

export type { ParsedPages } from '../../packages/doc-checks/readTree';

const fill = (text: string): string => dropPostMarks(fillVersions(text));

/** Reads a documentation tree with the documented versions in place of their marks. A file that cannot be parsed has a fault. */
export const readPages = (
  docsRoot: string,
  facts: SiteFacts = SITE_FACTS,
  options: ReadOptions = {},
): Pages => ({ ...readTree(docsRoot, { fill, ...options }), facts });
