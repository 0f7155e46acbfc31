import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LinkChecker } from 'linkinator';
import { withoutHash } from '../../lib/text/movedAddress';
import { redirectTargets } from '../../plugins/hosting/server-files/redirectTargets';
import { REDIRECTS } from '../../site/redirects';

/** A host of the README, and what a deployment there sets. */
export interface Host {
  readonly name: string;
  /** By `_headers` and `_redirects`, by the nginx snippet, or file by file without headers. */
  readonly serving: 'rules' | 'nginx' | 'plain';
  readonly base: string;
  readonly env: Readonly<Record<string, string>>;
}

/** What a host was asked, and what is wrong with its answers. */
export interface HostResult {
  readonly pages: number;
  readonly links: number;
  readonly problems: readonly string[];
}

async function ask(url: string) {
  const answer = await fetch(url, { redirect: 'manual' });
  const of = (name: string) => answer.headers.get(name) ?? '';
  return { status: answer.status, of, text: await answer.text() };
}

/** Paths of the pages of an output below the base path; 404 pages, reports and redirect pages are none. */
export const pagesOf = (out: string): string[] =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !/^(?:reports\/|(?:.*\/)?404\.html$)/.test(file))
    .filter((file) => !readFileSync(path.join(out, file), 'utf8').includes('http-equiv="refresh"'))
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
    .sort();

async function redirectProblems({ serving, base }: Host, origin: string, pages: string[]): Promise<string[]> {
  const taken = new Set(pages.map((page) => `${base}${page}`.replace(/\/$/, '')));
  const problems: string[] = [];
  for (const { from, to } of redirectTargets(REDIRECTS, base)) {
    if (taken.has(from.replace(/\/index$/, ''))) continue;
    const { status, text, of } = await ask(`${origin}${from}`);
    const leads =
      serving === 'plain'
        ? status === 200 && text.includes(`url=${to}"`)
        : [301, 308].includes(status) && of('location') === withoutHash(to);
    if (!leads) problems.push(`${from}: ${status} ${of('location')} does not lead to ${to}`);
    else if ((await fetch(`${origin}${to}`)).status !== 200) problems.push(`${from}: nothing answers ${to}`);
  }
  return problems;
}

/** What a host must say besides the pages; without headers, what pages and reports carry themselves. */
async function headerProblems({ serving, base }: Host, origin: string, out: string): Promise<string[]> {
  const at = (page: string) => ask(`${origin}${base}${page}`);
  const script = readdirSync(path.join(out, 'static/js')).find((file) => /\.[0-9a-f]{8,}\.js$/.test(file));
  const [home, chinese, missing, missingChinese, report, hashed] = await Promise.all(
    ['', 'zh/', 'no-such-page', 'zh/no-such-page', 'reports/rspack-app', `static/js/${script}`].map(at),
  );
  if (!home || !chinese || !missing || !missingChinese || !report || !hashed) return [];
  const POLICY = 'content-security-policy';
  const checks: Record<string, boolean> = {
    'the pages carry their policy': [home, chinese].every(({ text }) =>
      text.includes('http-equiv="Content-Security-Policy"'),
    ),
    'an unknown address is answered with 404': [missing, missingChinese].every(
      ({ status }) => status === 404,
    ),
    'a report shows itself in a sandbox': report.status === 200 && report.text.includes('page.stop()'),
    ...(serving !== 'plain' && {
      'pages are sent with their policy': [home, chinese].every(({ of }) =>
        of(POLICY).includes("default-src 'none'"),
      ),
      'no site may frame a page': [home, missing].every(({ of }) => of(POLICY).includes('frame-ancestors')),
      'a report has the policy of a sandbox': report.of(POLICY).includes('sandbox allow-scripts'),
      'nothing but a report has it': !missing.of(POLICY).includes('sandbox'),
      'HSTS is sent': home.of('strict-transport-security') !== '',
      'types are not guessed': home.of('x-content-type-options') === 'nosniff',
      'hashed files are kept, pages are asked for':
        hashed.of('cache-control').includes('immutable') && !home.of('cache-control').includes('immutable'),
    }),
  };
  return Object.entries(checks).flatMap(([what, isTrue]) => (isTrue ? [] : [`not so: ${what}`]));
}

/**
 * Asks a deployment for every page of an output and everything that they link to, for redirects and for headers.
 * @param out folder of the output
 * @param origin where it is served, without path
 * @param builtFor origin that the site was built for
 */
export async function checkHost(
  host: Host,
  out: string,
  origin: string,
  builtFor: string,
): Promise<HostResult> {
  const pages = pagesOf(out);
  const { links } = await new LinkChecker().check({
    path: pages.map((page) => `${origin}${host.base}${page}`),
    concurrency: 10,
    // Otherwise `#part` of /page would lead to /page/.
    cleanUrls: true,
    urlRewriteExpressions: [
      { pattern: new RegExp(`^${builtFor.replaceAll('.', '\\.')}(?=/|$)`), replacement: origin },
    ],
    linksToSkip: async (link) => !link.startsWith(`${origin}/`),
  });
  const asked = links.filter(({ state }) => state !== 'SKIPPED');
  const broken = asked.filter(({ state }) => state === 'BROKEN');
  return {
    pages: pages.length,
    links: asked.length,
    problems: [
      ...broken.map(
        ({ url, status, parent }) => `${url}: ${status}${parent ? `, linked from ${parent}` : ''}`,
      ),
      ...(await redirectProblems(host, origin, pages)),
      ...(await headerProblems(host, origin, out)),
    ],
  };
}
