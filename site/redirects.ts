import { NEWEST_NOTE_PATH } from './releases';

/** An old address and the page, or the section of a page, that answers it now; both without language prefix. */
export interface RedirectFact {
  readonly from: string;
  readonly to: string;
}

const OPTIONS = '/config/options/options';

/** Old address → new one, and why somebody may still come by the old one. */
const MOVED = {
  // A fragment that one reading of the route list counts as a page.
  '/config/options/options-shared': OPTIONS,
  '/guide/start/quick-start-shared': '/guide/start/quick-start',
  // Option groups had pages of their own; the report of the documented version still links to `output`.
  '/config/options/brief': `${OPTIONS}#brief`,
  '/config/options/disableClientServer': `${OPTIONS}#disable-client-server`,
  '/config/options/experiments': `${OPTIONS}#experiments`,
  '/config/options/features': `${OPTIONS}#features`,
  '/config/options/mode': `${OPTIONS}#mode`,
  '/config/options/output': `${OPTIONS}#output`,
  '/config/options/port': `${OPTIONS}#port`,
  '/config/options/server': `${OPTIONS}#server`,
  '/config/options/supports': `${OPTIONS}#supports`,
  '/config/options/multiCompiler': `${OPTIONS}#name-and-stage`,
  // The report of the documented version links to it.
  '/index': '/',
  // Topics stood in the guide until 2024.
  '/guide/topic/loader-optimization': '/blog/topic/loader-optimization',
  '/guide/topic/duplicate-pkg-problem': '/blog/topic/duplicate-pkg-problem',
  // The folder had another name.
  '/guide/custom/rule-custom': '/guide/rules/rule-custom',
  '/guide/custom/upload-data': '/guide/rules/upload-data',
  // A misspelled name of the first weeks.
  '/guide/usage/compile-alters': '/guide/usage/compile-alerts',
  // The page about AI tools.
  '/guide/start/ai': '/guide/start/agents',
  // The MCP server had a page of its own.
  '/guide/usage/mcp': '/guide/start/agents#mcp-server',
  // The rule list before it moved into the guide.
  '/about/rules': '/guide/more/rules',
  // The first note, before its version was in the name.
  '/blog/release/release-note-1': '/blog/release/release-note-0_1',
  // A note with a dot in its name.
  '/blog/release/release-note-0.3': '/blog/release/release-note-0_3',
  // A section, shortened by hand.
  '/guide': '/guide/overview',
  '/guide/start': '/guide/start/intro',
  '/guide/frameworks': '/guide/frameworks/other',
  '/guide/usage': '/guide/usage/project-overall',
  '/guide/rules': '/guide/rules/rules',
  '/guide/more': '/guide/more/faq',
  '/config': OPTIONS,
  // An index page of the first weeks.
  '/config/options': OPTIONS,
  // A section, shortened by hand.
  '/blog': '/blog/overview',
  '/blog/release': NEWEST_NOTE_PATH,
  '/blog/topic': '/blog/topic/loader-optimization',
};

/** Addresses that are no pages; every one holds in each language. Written as `_redirects` and used by the link check. */
export const REDIRECTS: readonly RedirectFact[] = Object.entries(MOVED).map(([from, to]) => ({ from, to }));
