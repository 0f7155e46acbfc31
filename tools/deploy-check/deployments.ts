import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import send from 'send';
import { builtBase } from '../../plugins/hosting/output-folder/builtBase';
import { findNginx, startNginx } from '../../tests/support/startNginx';
import { buildCommand } from '../buildCommand';
import { httpServer, listenLocally } from '../server/httpServer';
import { createSiteServer, encodePath, readTarget } from '../server/siteServer';
import { checkHost, type Host, type HostResult } from './checkHost';

const ORIGIN = 'https://docs.example';
const AT_ROOT = { SITE_ORIGIN: ORIGIN };
const BELOW = { SITE_ORIGIN: ORIGIN, SITE_BASE: '/docs/', SITE_REDIRECT_PAGES: 'true' };

/** The hosts of "Deploying" in the README; those with the same settings share a build. */
export const HOSTS: readonly Host[] = [
  { name: 'Netlify', serving: 'rules', base: '/', env: AT_ROOT },
  { name: 'Cloudflare Pages', serving: 'rules', base: '/', env: AT_ROOT },
  { name: 'nginx', serving: 'nginx', base: '/', env: AT_ROOT },
  { name: 'nginx below a base path', serving: 'nginx', base: '/docs/', env: BELOW },
  { name: 'GitHub Pages', serving: 'plain', base: '/docs/', env: BELOW },
];

/** Builds the site as a deployment does: nothing else of this environment reaches the build. */
async function build(env: Host['env'], out: string): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const [program, ...args] = buildCommand();
  await promisify(execFile)(program, args, {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH, HOME, TZ: 'UTC', NODE_ENV: 'production', ...env, SITE_ROOT: out },
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** A server as GitHub Pages is: files, no headers of ours, one 404 page, `.html` may be left out. */
export function plainServer(root: string, base: string): Server {
  return httpServer((req, res) => {
    const asked = readTarget(req.url ?? '/').path;
    const local = asked?.startsWith(base) ? asked.slice(base.length - 1) : undefined;
    const sendMissing = () => {
      res.statusCode = 404;
      send(req, '/404.html', { root }).pipe(res);
    };
    if (local === undefined) {
      sendMissing();
      return;
    }
    const isPage = existsSync(path.join(root, `${local}.html`));
    send(req, encodePath(isPage ? `${local}.html` : local), { root })
      .on('error', sendMissing)
      .on('directory', () => res.writeHead(301, { Location: `${encodePath(asked ?? '')}/` }).end())
      .pipe(res);
  });
}

/** Serves an output as a host does; nothing where nginx is wanted and not installed. */
async function serveAs({ serving, base }: Host, root: string) {
  if (serving === 'rules') return listenLocally(createSiteServer({ root, base }));
  if (serving === 'plain') return listenLocally(plainServer(root, base));
  const nginx = findNginx();
  if (!nginx) return undefined;
  // As the README says: the folder that nginx is given holds the output at the base path.
  const above = mkdtempSync(path.join(tmpdir(), 'deploy-nginx-'));
  const place = path.join(above, 'root', base).replace(/\/$/, '');
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(root, place);
  const snippet = readFileSync(path.join(root, '_nginx.conf'), 'utf8');
  const { url: origin, stop } = await startNginx(nginx, path.join(above, 'root'), snippet);
  const close = () => {
    stop();
    rmSync(above, { recursive: true });
  };
  return { origin, close };
}

/** What came out for a host; no result where its server is not installed. */
export interface Deployment {
  readonly name: string;
  readonly result: HostResult | undefined;
}

/** Builds the site with the settings of each host, serves it as that host does, and checks it. */
export async function checkHosts(hosts: readonly Host[]): Promise<Deployment[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
  const deployments: Deployment[] = [];
  try {
    for (const host of hosts) {
      const out = path.join(folder, host.base === '/' ? 'root' : 'below');
      if (!existsSync(out)) await build(host.env, out);
      const served = await serveAs(host, out);
      const result = served && (await checkHost(host, out, served.origin, ORIGIN));
      await served?.close();
      deployments.push({ name: host.name, result });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return deployments;
}

/**
 * Checks a deployment that is up. A server that sends a policy with the home page is held to all headers and redirects,
 * another one to what pages can do without them.
 * @param address address of the home page
 * @param out folder of the output that was deployed
 * @throws Error with reason and fix: no output, one for another base path, no answer
 */
export async function checkAddress(address: string, out: string): Promise<Deployment> {
  const { origin, pathname } = new URL(address);
  const base = pathname.replace(/\/?$/, '/');
  const folder = path.relative('', out) || '.';
  if (!existsSync(path.join(out, 'index.html')))
    throw new Error(
      `There is no built site in ${folder} → name the folder that was deployed: SITE_ROOT=… npm run deploy:check`,
    );
  const built = builtBase(out) ?? base;
  if (built !== base)
    throw new Error(
      `${address} is below ${base}, but ${folder} was built for ${built} → build it with SITE_BASE=${base}`,
    );
  const home = `${origin}${base}`;
  const answer = await fetch(home).catch((error: Error) => {
    throw new Error(`${home} does not answer: ${String(error.cause ?? error)} → start its server`);
  });
  const html = readFileSync(path.join(out, 'index.html'), 'utf8');
  const builtFor = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? origin;
  const serving = answer.headers.has('content-security-policy') ? 'nginx' : 'plain';
  const name = `${address} (${serving === 'plain' ? 'without' : 'with'} headers)`;
  const host: Host = { name, serving, base, env: {} };
  return { name, result: await checkHost(host, out, origin, new URL(builtFor).origin) };
}

/** What came out, a line for each host and each problem. */
export const renderDeployments = (deployments: readonly Deployment[]): string =>
  deployments
    .flatMap(({ name, result }) =>
      result
        ? [
            `${name}: ${result.pages} pages, ${result.links} addresses, ${result.problems.length} problems`,
            ...result.problems.map((problem) => `  ${problem}`),
          ]
        : [`${name}: not run, there is no nginx on this machine → apt-get install nginx-light`],
    )
    .join('\n');
