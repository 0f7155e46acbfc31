import { NEWEST_NOTE_PATH } from './releases';

/** An old address and the page, or the section of a page, that answers it now; both without language prefix. */
export interface RedirectFact {
  readonly from: string;
  readonly to: string;
  /** Why somebody may still come by the old address. */
  readonly reason: string;
}

/** Option groups had pages of their own; the report of the documented version still links to `output`. Page → section. */
const OLD_OPTION_PAGES: readonly RedirectFact[] = Object.entries({
  brief: 'brief',
  disableClientServer: 'disable-client-server',
  experiments: 'experiments',
  features: 'features',
  mode: 'mode',
  output: 'output',
  port: 'port',
  server: 'server',
  supports: 'supports',
  multiCompiler: 'name-and-stage',
}).map(([page, section]) => ({
  from: `/config/options/${page}`,
  to: `/config/options/options#${section}`,
  reason: 'options had one page per group',
}));

/** Addresses that are no pages; every one holds in each language. Written as `_redirects` and used by the link check. */
export const REDIRECTS: readonly RedirectFact[] = [
  {
    from: '/config/options/options-shared',
    to: '/config/options/options',
    reason: 'a fragment that one reading of the route list counts as a page',
  },
  {
    from: '/guide/start/quick-start-shared',
    to: '/guide/start/quick-start',
    reason: 'a fragment that one reading of the route list counts as a page',
  },
  ...OLD_OPTION_PAGES,
  {
    from: '/index',
    to: '/',
    reason: 'the report of the documented version links to it',
  },
  {
    from: '/guide/topic/loader-optimization',
    to: '/blog/topic/loader-optimization',
    reason: 'topics stood in the guide until 2024',
  },
  {
    from: '/guide/topic/duplicate-pkg-problem',
    to: '/blog/topic/duplicate-pkg-problem',
    reason: 'topics stood in the guide until 2024',
  },
  {
    from: '/guide/custom/rule-custom',
    to: '/guide/rules/rule-custom',
    reason: 'the folder had another name',
  },
  {
    from: '/guide/custom/upload-data',
    to: '/guide/rules/upload-data',
    reason: 'the folder had another name',
  },
  {
    from: '/guide/usage/compile-alters',
    to: '/guide/usage/compile-alerts',
    reason: 'a misspelled name of the first weeks',
  },
  {
    from: '/guide/start/ai',
    to: '/guide/start/agents',
    reason: 'the page about AI tools',
  },
  {
    from: '/guide/usage/mcp',
    to: '/guide/start/agents#mcp-server',
    reason: 'the MCP server had a page of its own',
  },
  {
    from: '/about/rules',
    to: '/guide/more/rules',
    reason: 'the rule list before it moved into the guide',
  },
  {
    from: '/blog/release/release-note-1',
    to: '/blog/release/release-note-0_1',
    reason: 'the first note, before its version was in the name',
  },
  {
    from: '/blog/release/release-note-0.3',
    to: '/blog/release/release-note-0_3',
    reason: 'a note with a dot in its name',
  },
  {
    from: '/guide',
    to: '/guide/overview',
    reason: 'a section, shortened by hand',
  },
  {
    from: '/guide/start',
    to: '/guide/start/intro',
    reason: 'a section, shortened by hand',
  },
  {
    from: '/guide/frameworks',
    to: '/guide/frameworks/other',
    reason: 'a section, shortened by hand',
  },
  {
    from: '/guide/usage',
    to: '/guide/usage/project-overall',
    reason: 'a section, shortened by hand',
  },
  {
    from: '/guide/rules',
    to: '/guide/rules/rules',
    reason: 'a section, shortened by hand',
  },
  {
    from: '/guide/more',
    to: '/guide/more/faq',
    reason: 'a section, shortened by hand',
  },
  {
    from: '/config',
    to: '/config/options/options',
    reason: 'a section, shortened by hand',
  },
  {
    from: '/config/options',
    to: '/config/options/options',
    reason: 'an index page of the first weeks',
  },
  {
    from: '/blog',
    to: '/blog/overview',
    reason: 'a section, shortened by hand',
  },
  {
    from: '/blog/release',
    to: NEWEST_NOTE_PATH,
    reason: 'a section, shortened by hand',
  },
  {
    from: '/blog/topic',
    to: '/blog/topic/loader-optimization',
    reason: 'a section, shortened by hand',
  },
];
