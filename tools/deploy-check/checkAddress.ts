import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { builtBase } from '../../plugins/hosting/output-folder/builtBase';
import { POLICY_HEADER } from '../../site/headers';
import { ask } from './ask';
import type { Deployment } from './checkDeployments';
import { checkHost, pagesOf } from './checkHost';
import type { Host } from './hosts';

/** Origin that an output was built for, as its home page says. */
function originOf(out: string): string {
  const home = parse(readFileSync(path.join(out, 'index.html'), 'utf8'));
  return new URL(home.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').origin;
}

/** Asks the home page; what a server says that is not there is told in one line. */
const askHome = (url: string) =>
  ask(url).catch((error: unknown) => {
    const { cause } = error as { readonly cause?: { readonly code?: string } };
    throw new Error(`${url} does not answer: ${cause?.code ?? String(error)} → start its server`);
  });

/** Every page would be missing on a host that does not leave out endings: that is one fault, and not one for each page. */
async function assertCleanAddresses(home: string, out: string): Promise<void> {
  const page = pagesOf(out).find((name) => name !== '' && !name.endsWith('/'));
  if (page === undefined || (await ask(`${home}${page}`)).status !== 404) return;
  if ((await ask(`${home}${page}.html`)).status !== 200) return;
  throw new Error(
    `${home}${page}.html is answered, and ${home}${page} is not → let the host find page.html for /page; links have no ending`,
  );
}

/**
 * Walks a deployment that is up: every page of the output is asked for there. A server that sends a policy with the home
 * page is held to all headers and redirects, another one to what pages can do without them.
 * @param address address of the home page
 * @param out folder of the output that was deployed
 * @throws Error with reason and fix: no output, one for another base path, no answer
 */
export async function checkAddress(address: string, out: string): Promise<Deployment> {
  const { origin, pathname } = new URL(address);
  const base = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const folder = path.relative('', out) || '.';
  if (!existsSync(path.join(out, 'index.html'))) {
    throw new Error(
      `There is no built site in ${folder} → name the folder that was deployed: SITE_ROOT=… npm run deploy:check`,
    );
  }
  const built = builtBase(out) ?? base;
  if (built !== base) {
    throw new Error(
      `${address} is below ${base}, but ${folder} was built for ${built} → build it with SITE_BASE=${base}`,
    );
  }
  const home = await askHome(`${origin}${base}`);
  await assertCleanAddresses(`${origin}${base}`, out);
  const serving: Host['serving'] = home.headers.has(POLICY_HEADER) ? 'nginx' : 'plain';
  const name = `${address} (${serving === 'plain' ? 'without' : 'with'} headers)`;
  const host: Host = { name, serving, base, env: {} };
  return { host, result: await checkHost(host, out, origin, originOf(out)) };
}
