/** How a host serves an output: by `_headers` and `_redirects`, by its nginx snippet, or file by file. */
export type Serving = 'rules' | 'nginx' | 'plain';

/** A host of the README, and what a deployment there sets. */
export interface Host {
  readonly name: string;
  readonly serving: Serving;
  readonly base: string;
  readonly env: Readonly<Record<string, string>>;
}

const ORIGIN = { SITE_ORIGIN: 'https://docs.example' };

const BELOW = '/docs/';
const BELOW_ENV = { ...ORIGIN, SITE_BASE: BELOW, SITE_REDIRECT_PAGES: 'true' };

/** The hosts of "Deploying" in the README; those with the same settings share a build. */
export const HOSTS: readonly Host[] = [
  { name: 'Netlify', serving: 'rules', base: '/', env: ORIGIN },
  { name: 'Cloudflare Pages', serving: 'rules', base: '/', env: ORIGIN },
  { name: 'nginx', serving: 'nginx', base: '/', env: ORIGIN },
  { name: 'nginx below a base path', serving: 'nginx', base: BELOW, env: BELOW_ENV },
  { name: 'GitHub Pages', serving: 'plain', base: BELOW, env: BELOW_ENV },
];
