import type { Fault } from '../../tools/mutants/types';

/** Faults that would let something run or lead away that should not. */
export const SECURITY: readonly Fault[] = [
  {
    id: 'policy-inline',
    what: 'the policy of the pages allows every inline script',
    file: 'site/contentPolicy.ts',
    find: "'script-src': [\"'self'\"],",
    replace: "'script-src': [\"'self'\", \"'unsafe-inline'\"],",
  },
  {
    id: 'policy-types',
    what: 'the policy no longer asks for trusted types',
    file: 'site/contentPolicy.ts',
    find: "  'require-trusted-types-for': [\"'script'\"],\n",
    replace: '',
  },
  {
    id: 'inline-handler',
    what: 'pages carry an inline script as an attribute',
    file: 'packages/lean/documents.ts',
    find: '`<link rel="stylesheet" href="${file}">`',
    replace: '`<link rel="stylesheet" href="${file}" onload="this.disabled=false">`',
    blind: true,
  },
  {
    id: 'markup-in-results',
    what: 'markup in a search result runs',
    file: 'components/ui/MarkedText.tsx',
    find: '      {text.slice(at)}',
    replace: '      <span dangerouslySetInnerHTML={{ __html: text.slice(at) }} />',
  },
  {
    id: 'other-host',
    what: 'a hit of the search service can lead to another host by two slashes',
    file: 'theme/search/provider/hits.tsx',
    find: String.raw`pathname.replace(/^\/+/, '/')`,
    replace: 'pathname',
  },
  {
    id: 'remote-host',
    what: 'a hit of a remote search can lead to another host by two slashes',
    file: 'theme/search/remoteEngine.ts',
    find: String.raw`!/^\/(?![/\\])/.test(routePath)`,
    replace: "!routePath.startsWith('/')",
  },
  {
    id: 'report-sandbox',
    what: 'a live report reaches the storage of the site',
    file: 'site/contentPolicy.ts',
    find: "sandbox: ['allow-scripts', 'allow-popups'],",
    replace: "sandbox: ['allow-scripts', 'allow-popups', 'allow-same-origin'],",
  },
  {
    id: 'open-redirect',
    what: 'a redirect of nginx can be made to lead to another host',
    file: 'plugins/hosting/server-files/nginx.ts',
    find: "const SEGMENTS = '(?:/[A-Za-z0-9_.-]+)';",
    replace: "const SEGMENTS = '(?:/[^/]+)';",
    blind: true,
  },
];
