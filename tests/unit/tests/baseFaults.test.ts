import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { baseFaults } from '../../support/baseFaults';

const out = mkdtempSync(path.join(tmpdir(), 'base-faults-'));
afterAll(() => rmSync(out, { recursive: true }));

const faultsOf = (html: string): string[] => {
  writeFileSync(path.join(out, 'page.html'), html);
  return baseFaults(out, {
    base: '/docs/',
    origin: 'https://site.example',
    pages: [{ file: 'page.html', url: '/guide/page' }],
    answers: (address) => ['/guide/page', '/guide/other', '/a.js', '/'].includes(address),
  });
};

test.each([
  ['<a href="/docs/guide/other#x">', []],
  ['<a href="other">', []],
  ['<a href="https://elsewhere.example/x">x</a><a href="/docs/">home</a>', []],
  ['<script src="/a.js"></script>', ['/guide/page: /a.js leaves /docs/']],
  ['<img src="/docs/a.png">', ['/guide/page: no file answers /docs/a.png']],
  ['<link href="https://site.example/guide/other">', ['/guide/page: /guide/other leaves /docs/']],
  ['<p>text</p>', ['/guide/page: names no address']],
])('addresses below a base path: %s', (html, faults) => {
  expect(faultsOf(html)).toEqual(faults);
});
