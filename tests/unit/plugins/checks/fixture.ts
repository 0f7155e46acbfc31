import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readPages,
  type AnalyzerFacts,
  type SiteFacts,
  type Pages,
} from '../../../../plugins/checks/readPages';
import { report } from '../../../../packages/doc-checks/report';

const FIXTURES = path.join(import.meta.dirname, '../../../fixtures');

const NOTHING = { options: [], rules: [], commands: [], flags: [], files: [], environment: [] };

/** An analyzer without anything: small trees are not held against the real one. */
const NO_ANALYZER: AnalyzerFacts = {
  contract: { version: '1.0.0', readFrom: NOTHING, ...NOTHING },
  history: { versions: {}, options: {}, rules: {}, ruleOptions: {}, commands: {}, environment: {} },
  internals: { options: {}, ruleOptions: {}, environment: {}, files: {}, outside: {} },
  links: [],
  redirects: [],
  oldAnchors: [],
  ruleRows: [],
  versions: {},
  typedVersions: [],
};

/** The tables of `good-site`; another tree has those that differ in its `facts.json`. */
const FACTS: SiteFacts = {
  routes: ['/', '/guide/start/intro', '/guide/start/cli', '/blog/release/release-note-1_0'],
  fragments: ['mode-intro'],
  releases: [
    { version: '1.0', date: '2025-03-19', slug: 'release-note-1_0' },
    { version: '0.4', date: '2024-10-09', slug: 'release-note-0_4' },
  ],
  components: [
    ...['Badge', 'Diagnose', 'OpenReport', 'OptionTable', 'PackageManagerTabs', 'ReportDemo', 'ReportShot'],
    ...['RuleFacts', 'RuleIndex', 'Steps', 'Tab', 'Tabs', 'Term'],
  ],
  shots: ['overall'],
  demos: ['order-desk'],
  analyzer: NO_ANALYZER,
  numbers: { 'rspack-app': { totalSize: '442.03 KB' } },
};

export const fixtureDocs = (name: string): string => path.join(FIXTURES, name, 'docs');

/** Reads the tree of a case from `tests/fixtures`. */
export function fixture(name: string, facts: Partial<SiteFacts> = {}): Pages {
  const file = path.join(FIXTURES, name, 'facts.json');
  const own = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<SiteFacts>) : {};
  return readPages(fixtureDocs(name), { ...FACTS, ...own, ...facts });
}

export const problemsOf = (name: string): string => path.join(FIXTURES, name, 'problems.txt');

export const printed = (issues: Parameters<typeof report>[0]): string => `${report(issues)}\n`;

/** Where problems are and which rule they break: `docs/en/guide/page.mdx:5 headings/id`. */
export const places = (issues: Parameters<typeof report>[0]): string[] =>
  issues.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
