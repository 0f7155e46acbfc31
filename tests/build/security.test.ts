import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inlineHashes } from '../../plugins/hosting/inlineHashes';
import { headersFor } from '../../scripts/server/headersFor';
import { parseHeaders } from '../../scripts/server/parseHeaders';
import { OUT, readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

const POLICY = 'content-security-policy';
const rules = parseHeaders(readFileSync(path.join(OUT, '_headers'), 'utf8'));
const policyOf = (url: string) => headersFor(rules, url).get(POLICY) ?? '';

describe('security headers of the output', () => {
  test.each(SITE_PAGES)('$url: header and page carry one policy, which names its inline parts', ({ url }) => {
    const header = policyOf(url);
    const page = readHtml(url);
    const metas = page.querySelectorAll(`meta[http-equiv="Content-Security-Policy"]`);
    expect(metas.map((meta) => meta.getAttribute('content'))).toEqual([
      header.replace("; frame-ancestors 'none'", ''),
    ]);
    expect(header).toContain("frame-ancestors 'none'");
    expect(header).not.toMatch(/script-src[^;]*unsafe/);
    const { scripts, styles } = inlineHashes([page.toString()]);
    expect([...scripts, ...styles].filter((hash) => !header.includes(hash))).toEqual([]);
  });

  test('reports are in a sandbox of their own, and a page may frame them', () => {
    expect(policyOf('/reports/x.html')).toMatch(/frame-ancestors 'self'.*sandbox allow-scripts/);
    expect(policyOf('/reports/x.html')).not.toContain('allow-same-origin');
  });

  test('every answer forbids sniffing, other features and plain http', () => {
    const headers = headersFor(rules, '/any/address');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test('no line is longer than Cloudflare Pages reads', () => {
    const lines = readFileSync(path.join(OUT, '_headers'), 'utf8').split('\n');
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  });

  test('no file of the output holds an absolute path, a key or a source map', () => {
    const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:html|js|css|json|md|txt|xml|rss)$/.test(file),
    );
    const root = path.resolve(import.meta.dirname, '../..');
    const faults = files.filter((file) => {
      const text = readFileSync(path.join(OUT, file), 'utf8');
      return (
        text.includes(root) || /sourceMappingURL=|-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}/.test(text)
      );
    });
    expect(faults).toEqual([]);
  });
});
