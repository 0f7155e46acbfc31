import { existsSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LinkChecker } from 'linkinator';
import { builtBase } from '../plugins/hosting/outputFolder';
import { redirectTargets } from '../plugins/hosting/server-files/redirects';
import { REDIRECTS } from '../site/redirects';
import { findNginx, startNginx } from '../tests/support/startNginx';
import { runBuild } from './buildCommand';
import { fail } from './runCommand';
import { listenLocally } from './server/httpServer';
import { createSiteServer } from './server/siteServer';

/**
 * The hosts of "Deploying" in the README: they serve by `_headers` and `_redirects`, by the nginx snippet, or file by
 * file without headers. Those with the same base path share a build.
 */
export const HOSTS = [
  // Cloudflare Pages reads the same files.
  { name: 'Netlify', serving: 'rules', base: '/' },
  { name: 'nginx', serving: 'nginx', base: '/' },
  { name: 'nginx below a base path', serving: 'nginx', base: '/docs/' },
  { name: 'GitHub Pages', serving: 'plain', base: '/docs/' },
] as const;
type Host = (typeof HOSTS)[number];

/** Serves the output at `base` of a folder as a host does. */
async function serveAs({ serving, base }: Host, folder: string) {
  const out = path.join(folder, base);
  if (serving === 'nginx')
    return startNginx(findNginx() ?? 'nginx', folder, readFileSync(path.join(out, '_nginx.conf'), 'utf8'));
  // A host that reads no rules.
  if (serving === 'plain')
    for (const name of ['_headers', '_redirects']) rmSync(path.join(out, name), { force: true });
  return listenLocally(createSiteServer(out, base));
}

/** What a host must say; without headers, what pages and reports carry themselves. */
async function headerProblems(home: string, out: string, hasHeaders: boolean): Promise<string[]> {
  const script = readdirSync(path.join(out, 'static/js')).find((file) => /\.[0-9a-f]{8,}\.js$/.test(file));
  const ask = async (page: string) => {
    const answer = await fetch(`${home}${page}`, { redirect: 'manual' });
    const of = (name: string) => answer.headers.get(name) ?? '';
    return { status: answer.status, of, policy: of('content-security-policy'), text: await answer.text() };
  };
  const start = await ask('');
  const missing = await ask('no-such-page');
  const report = await ask('reports/rspack-app');
  const hashed = await ask(`static/js/${script}`);
  const checks = {
    'the pages carry their policy': start.text.includes('http-equiv="Content-Security-Policy"'),
    'an unknown address is answered with 404': missing.status === 404,
    'a report shows itself in a sandbox': report.status === 200 && report.text.includes('.stop()'),
    ...(hasHeaders && {
      'pages are sent with their policy': start.policy.includes("default-src 'none'"),
      'no site may frame a page': [start, missing].every(({ policy }) => policy.includes('frame-ancestors')),
      'a report has the policy of a sandbox': report.policy.includes('sandbox allow-scripts'),
      'nothing but a report has it': !missing.policy.includes('sandbox'),
      'HSTS is sent': start.of('strict-transport-security') !== '',
      'types are not guessed': start.of('x-content-type-options') === 'nosniff',
      'hashed files are kept': hashed.of('cache-control').includes('immutable'),
      'pages are asked for': !start.of('cache-control').includes('immutable'),
    }),
  };
  return Object.entries(checks).flatMap(([what, isTrue]) => (isTrue ? [] : [`not so: ${what}`]));
}

/** Asks for every page and old address of an output that is served, for everything that they link to, and for headers. */
async function checkSite(origin: string, base: string, out: string, hasHeaders: boolean) {
  const sitemap = readFileSync(path.join(out, 'sitemap.xml'), 'utf8');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, page = '']) => new URL(page));
  const moved = redirectTargets(REDIRECTS, base).map(({ from }) => from);
  const { links } = await new LinkChecker().check({
    path: [...pages.map(({ pathname }) => pathname), ...moved].map((address) => `${origin}${address}`),
    concurrency: 10,
    // Otherwise `#part` of /page would lead to /page/.
    cleanUrls: true,
    urlRewriteExpressions: [{ pattern: new RegExp(`^${pages[0]?.origin}(?=/|$)`), replacement: origin }],
    linksToSkip: async (link) => !link.startsWith(`${origin}/`),
  });
  const broken = links.filter(({ state }) => state === 'BROKEN');
  return {
    asked: links.filter(({ state }) => state !== 'SKIPPED').length,
    problems: [
      ...broken.map(
        ({ url, status, parent }) => `${url}: ${status}${parent ? `, linked from ${parent}` : ''}`,
      ),
      ...(await headerProblems(`${origin}${base}`, out, hasHeaders)),
    ],
  };
}

/** Builds the site for some hosts, serves it as each does, and checks it. */
export async function checkHosts(hosts: readonly Host[]) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
  const outcomes = new Map<string, Awaited<ReturnType<typeof checkSite>>>();
  try {
    for (const host of hosts) {
      const folder = path.join(temporary, host.base === '/' ? 'root' : 'below');
      const out = path.join(folder, host.base);
      // Not the real origin, to which the bar links too.
      const env = { NODE_ENV: 'production', SITE_ORIGIN: 'https://docs.example', SITE_ROOT: out };
      const below = host.base === '/' ? {} : { SITE_BASE: host.base, SITE_REDIRECT_PAGES: 'true' };
      if (!existsSync(folder)) await runBuild({ ...env, ...below });
      const { origin, close } = await serveAs(host, folder);
      outcomes.set(host.name, await checkSite(origin, host.base, out, host.serving !== 'plain'));
      await close();
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return outcomes;
}

/**
 * Checks a deployment that is up. One that sends a policy with the home page is held to all headers.
 * @throws Error with reason and fix: no output, no answer
 */
export async function checkAddress(address: string, out: string) {
  const { origin } = new URL(address);
  const base = builtBase(out);
  if (base === undefined)
    throw new Error(
      `There is no built site in ${out}. Name the deployed one: SITE_ROOT=… npm run deploy:check`,
    );
  const home = await fetch(`${origin}${base}`).catch((error: Error) => {
    throw new Error(`${address} does not answer: ${String(error.cause)}. Start its server.`);
  });
  return checkSite(origin, base, out, home.headers.has('content-security-policy'));
}

async function deployCheck(names: readonly string[]): Promise<void> {
  const addresses = names.filter((name) => /^https?:\/\//.test(name));
  const hosts = HOSTS.filter(({ name }) => names.length === 0 || names.includes(name));
  if (addresses.length + hosts.length < names.length)
    throw new Error(`Name an address, or some of: ${HOSTS.map(({ name }) => name).join(', ')}.`);
  if (hosts.some(({ serving }) => serving === 'nginx') && !findNginx())
    throw new Error('There is no nginx on this machine: apt-get install nginx-light, or name another host.');
  const out = process.env.SITE_ROOT || 'doc_build';
  const outcomes = await checkHosts(hosts);
  for (const address of addresses) outcomes.set(address, await checkAddress(address, out));
  for (const [name, { asked, problems }] of outcomes) {
    console.log([`${name}: ${asked} addresses`, ...problems].join('\n  '));
    if (problems.length > 0) process.exitCode = 1;
  }
}

if (realpathSync(process.argv[1] ?? '') === import.meta.filename)
  deployCheck(process.argv.slice(2)).catch(fail);
