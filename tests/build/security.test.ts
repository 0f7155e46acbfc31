import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inlineHashes } from '../../plugins/hosting/server-files/policy';
import { readHeaders } from '../../tools/server/siteServer';
import { REPORT_NAMES } from '../../site/reportDemos';
import { outputFiles, outputText } from '../support/outputText';
import { OUT, ROOT, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const SECRETS = [
  [/[#@] ?sourceMappingURL=(?!data:)\S+/, 'source map'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY/, 'private key'],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, 'cloud key'],
  [/\bgh[pousr]_\w{36}/, 'token of a code host'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'token of a registry'],
  [/\bxox[abp]-[\w-]{10,}/, 'token of a chat'],
  [/\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]+/, 'signed token'],
] as const;

/** Whether a text names a folder, and not only a longer name that begins like it. */
const holdsPath = (text: string, folder: string): boolean =>
  text
    .split(folder)
    .slice(1)
    .some((after) => /^["'\s/:,)]/.test(after));

const POLICY = 'content-security-policy';
const headersOf = readHeaders(outputText('_headers'));
/** What every answer says, in front of the policy of a page or a report. */
const COMMON = "frame-ancestors 'self'";
const policyOf = (url: string) => (headersOf(url).get(POLICY) ?? '').replace(`${COMMON}, `, '');

describe('security headers of the output', () => {
  test('header and page carry one policy, the page with the hashes of its own inline parts', () => {
    for (const { url } of SITE_PAGES) {
      const header = policyOf(url);
      const page = readHtml(url);
      const { scripts, styles } = inlineHashes([page.toString()]);
      const own = [...scripts, ...styles];
      expect([url, ...own.filter((hash) => !header.includes(hash))]).toEqual([url]);
      const ofPage = header
        .replace("; frame-ancestors 'none'", '')
        .replace(/ ('sha256-[^']+')/g, (source, hash: string) => (own.includes(hash) ? source : ''));
      const metas = page.querySelectorAll(`meta[http-equiv="Content-Security-Policy"]`);
      expect([url, ...metas.map((meta) => meta.getAttribute('content'))]).toEqual([url, ofPage]);
      expect(header, url).toContain("frame-ancestors 'none'");
      expect(header, url).not.toMatch(/(?:script|style)-src [^;]*unsafe/);
    }
  });

  test('reports are in a sandbox of their own, and a page may frame them', () => {
    for (const name of [...REPORT_NAMES, 'interface'])
      for (const url of [`/reports/${name}`, `/reports/${name}.html`]) {
        expect(policyOf(url)).toMatch(/frame-ancestors 'self'.*sandbox allow-scripts/);
        expect(policyOf(url)).not.toContain('allow-same-origin');
      }
  });

  test.each(['/nope', '/reports/nope', '/reports/nope.html', '/nope/deeper', '/robots.txt'])(
    'issue 15 D11: no other site may frame %s, which has no report’s policy, and no answer lets itself be sniffed',
    (url) => {
      const headers = headersOf(url);
      expect(headers.get(POLICY)).toBe(COMMON);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  test('issue 7.2 no file of the output holds a path of the machine, a key, a token or a source map', () => {
    const folders = [ROOT, homedir()].filter((folder) => folder.length > 2);
    const faults = outputFiles().flatMap((file) => {
      // Byte by byte, so that pictures and compressed files are looked through too.
      const text = readFileSync(path.join(OUT, file)).toString('latin1');
      const found = SECRETS.flatMap(([secret, name]) => (secret.test(text) ? `${file}: ${name}` : []));
      const paths = folders
        .filter((folder) => holdsPath(text, folder))
        .map(() => `${file}: path of the machine`);
      return [...found, ...paths, ...(file.endsWith('.map') ? [`${file}: source map`] : [])];
    });
    expect(faults).toEqual([]);
  });

  test('issue 7.2 what opens elsewhere cannot reach back, and no link has another scheme', () => {
    const faults = SITE_PAGES.flatMap(({ url }) =>
      readHtml(url)
        .querySelectorAll('a[href]')
        .filter(({ attributes: { href = '', target, rel = '' } }) => {
          const opensElsewhere = /^(?:https?:)?\/\//.test(href) || target;
          return (
            (opensElsewhere && !/\bnoopener\b/.test(rel)) || /^(?!https?:|mailto:)[a-z][\w+.-]*:/i.test(href)
          );
        })
        .map(({ attributes: { href } }) => `${url}: ${href}`),
    );
    expect(faults).toEqual([]);
  });

  test('issue 7.2 the rules stay below what Cloudflare Pages reads', () => {
    const headers = outputText('_headers');
    expect(headers.match(/^\/.*$/gm)?.length).toBeLessThanOrEqual(100);
    expect(Math.max(...headers.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000);
    const redirects = outputText('_redirects').trim().split('\n');
    expect(redirects.length).toBeLessThanOrEqual(2000);
    expect(redirects.filter((line) => line.length > 1000 || !/^\S+ \S+ 301$/.test(line))).toEqual([]);
  });
});

test('a file is kept for a year if it has a hash in its name, and only then', () => {
  const isKept = (file: string) => headersOf(`/${file}`).get('cache-control')?.includes('immutable') ?? false;
  const hasHash = (file: string) => /\.[0-9a-f]{8,}\.\w+(?:\.LICENSE\.txt)?$/.test(file);
  expect(outputFiles().filter((file) => isKept(file) !== hasHash(file))).toEqual([]);
});
