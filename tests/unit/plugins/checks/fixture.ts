import path from 'node:path';
import {
  readPages,
  type ParsedPages,
  type SiteFacts,
  type Issue,
  type Pages,
} from '../../../../plugins/checks/readPages';
import { NO_ANALYZER } from './noAnalyzer';

const FIXTURES = path.join(import.meta.dirname, '../../../fixtures');

/** The tables of `good-site`; a case that needs others names them. */
const FACTS: SiteFacts = {
  languages: { en: { label: 'English' }, zh: { label: '简体中文' } },
  routes: ['/', '/guide/start/intro', '/guide/start/cli', '/blog/release/release-note-1_0'],
  fragments: ['mode-intro'],
  redirects: ['/guide/start/old'],
  files: ['/examples/app.zip'],
  releases: [
    { version: '1.0', date: '2025-03-19', slug: 'release-note-1_0' },
    { version: '0.4', date: '2024-10-09', slug: 'release-note-0_4' },
  ],
  parityExceptions: [],
  components: [
    'Badge',
    'Diagnose',
    'OpenReport',
    'OptionTable',
    'PackageManagerTabs',
    'ReportDemo',
    'ReportShot',
    'RuleFacts',
    'RuleIndex',
    'Steps',
    'Tab',
    'Tabs',
    'Term',
  ],
  shots: ['overall'],
  demos: ['order-desk'],
  analyzer: NO_ANALYZER,
  numbers: { 'rspack-app': { totalSize: '442.03 KB' } },
};

/** The `docs` folder of a case. */
export const fixtureDocs = (name: string): string => path.join(FIXTURES, name, 'docs');

/** Parsed pages of each case, for all tests of a process. */
const parsed = new Map<string, ParsedPages>();

/** Reads the tree of a case from `tests/fixtures`; a page is parsed once as long as its text stays. */
export function fixture(name: string, facts: Partial<SiteFacts> = {}): Pages {
  const known: ParsedPages = parsed.get(name) ?? new Map();
  parsed.set(name, known);
  return readPages(fixtureDocs(name), { ...FACTS, ...facts }, { parsed: known });
}

/** Where the problems are and which rule they break: `docs/en/guide/page.mdx:5 headings/id`. */
export const places = (issues: readonly Issue[]): string[] =>
  issues.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
