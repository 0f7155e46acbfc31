import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { withoutHash } from '../../lib/text/movedAddress';
import { redirectTargets } from '../../plugins/hosting/server-files/redirectTargets';
import { REDIRECTS } from '../../site/redirects';
import { addressesOf, ask, isAnswered } from './ask';
import type { Host } from './hosts';

/** What a host was asked, and what is wrong with its answers. */
export interface HostResult {
  readonly pages: number;
  readonly links: number;
  readonly redirects: number;
  readonly faults: readonly string[];
}

const POLICY = 'content-security-policy';
const LEADS_ON = 'http-equiv="refresh"';

/**
 * Paths of the pages of an output below the base path, as readers name them; 404 pages and redirect pages are none.
 * @param out folder of the output
 */
export function pagesOf(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !/^(?:reports\/|(?:.*\/)?404\.html$)/.test(file))
    .filter((file) => !readFileSync(path.join(out, file), 'utf8').includes(LEADS_ON))
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''))
    .sort();
}

/** The policy is whole wherever the host can send or carry it. */
function policyFaults(
  url: string,
  serving: Host['serving'],
  answer: Awaited<ReturnType<typeof ask>>,
): string[] {
  const header = answer.headers.get(POLICY) ?? '';
  const faults = [
    ...(answer.text.includes('http-equiv="Content-Security-Policy"')
      ? []
      : [`${url}: the page carries no policy`]),
  ];
  if (serving === 'plain') return faults;
  for (const part of ["default-src 'none'", "frame-ancestors 'none'"])
    if (!header.includes(part)) faults.push(`${url}: its policy has no ${part}`);
  if (!answer.headers.get('strict-transport-security')) faults.push(`${url}: no HSTS`);
  return faults;
}

async function redirectFaults(
  host: Host,
  origin: string,
  out: string,
): Promise<{ count: number; faults: string[] }> {
  const taken = new Set(pagesOf(out).map((page) => `${host.base}${page}`.replace(/\/$/, '')));
  const targets = redirectTargets(REDIRECTS, host.base).filter(
    ({ from }) => !taken.has(from.replace(/\/index$/, '')),
  );
  const faults: string[] = [];
  for (const { from, to } of targets) {
    const { status, headers, text } = await ask(`${origin}${from}`);
    const leads =
      host.serving === 'plain'
        ? status === 200 && text.includes(`url=${to}"`)
        : [301, 308].includes(status) && headers.get('location') === withoutHash(to);
    if (!leads) faults.push(`${from}: ${status} ${headers.get('location') ?? ''} does not lead to ${to}`);
    if (!(await isAnswered(`${origin}${to.replace(/#.*/, '')}`)))
      faults.push(`${from}: nothing answers ${to}`);
  }
  return { count: targets.length, faults };
}

async function missingFaults(host: Host, origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const name of ['no-such-page', 'zh/no-such-page', 'reports/nope', 'static/js/none.js']) {
    const url = `${host.base}${name}`;
    const { status, headers } = await ask(`${origin}${url}`);
    if (status !== 404) faults.push(`${url}: ${status} in place of 404`);
    const policy = headers.get(POLICY) ?? '';
    if (policy.includes('sandbox')) faults.push(`${url}: has the policy of a report`);
    if (host.serving !== 'plain' && !policy.includes('frame-ancestors'))
      faults.push(`${url}: anybody may frame it`);
  }
  return faults;
}

async function reportFaults(host: Host, origin: string): Promise<string[]> {
  const url = `${host.base}reports/rspack-app`;
  const { status, headers, text } = await ask(`${origin}${url}`);
  const sealed = (headers.get(POLICY) ?? '').includes('sandbox allow-scripts');
  return [
    ...(status === 200 ? [] : [`${url}: ${status}`]),
    ...(host.serving === 'plain' || sealed ? [] : [`${url}: no sandbox`]),
    ...(text.includes('page.stop()') ? [] : [`${url}: does not frame itself`]),
  ];
}

/**
 * Walks a deployment: every page and everything that it links to, redirects, unknown addresses, reports and headers.
 * @param host which host it is served as
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
  const links = new Set<string>();
  const faults: string[] = [];
  for (const page of pages) {
    const url = `${host.base}${page}`;
    const answer = await ask(`${origin}${url}`);
    if (answer.status !== 200) faults.push(`${url}: ${answer.status}`);
    faults.push(...policyFaults(url, host.serving, answer));
    for (const link of addressesOf(answer.text, `${origin}${url}`, builtFor)) links.add(link);
  }
  for (const link of links) if (!(await isAnswered(link))) faults.push(`${link}: nothing answers`);
  const redirects = await redirectFaults(host, origin, out);
  faults.push(
    ...redirects.faults,
    ...(await missingFaults(host, origin)),
    ...(await reportFaults(host, origin)),
  );
  return { pages: pages.length, links: links.size, redirects: redirects.count, faults };
}
