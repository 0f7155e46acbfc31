import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOSTS } from '../../../tools/bench/hosts';
import { generatedPages, toPlainMarkdown } from '../../../tools/bench/pages';

const PROJECT = path.join(import.meta.dirname, '../../..');

const dependencies = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(path.join(PROJECT, folder, 'package.json'), 'utf8')).dependencies;

describe('issue 7.1 hosts', () => {
  const own = HOSTS.filter(({ folder }) => folder !== 'theme');

  test.each(own)('$label has a lock, and names the versions that are pinned', ({ folder, label }) => {
    expect(existsSync(path.join(PROJECT, 'tools/bench/sites', folder, 'package-lock.json'))).toBe(true);
    const versions = Object.values(dependencies(`tools/bench/sites/${folder}`));
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const version of label.match(/\d+\.\d+\.\d+/g) ?? []) expect(versions).toContain(version);
  });

  test('the stock host is the one that this site is built with', () => {
    expect(dependencies('tools/bench/sites/rspress')['@rspress/core']).toBe(
      dependencies('.')['@rspress/core'],
    );
  });
});

describe('issue 7.1 pages as plain Markdown', () => {
  const plain = (markdown: string) => toPlainMarkdown(markdown, (address) => address.replace('/old', '/new'));

  test('the title is taken out, ids and pictures go, links get their new address', () => {
    const page = plain(
      '# Title \\{#title}\n\nText ![alt](/a.png) and [link](/old/page).\n\n## Part \\{#part}\n',
    );
    expect(page).toEqual({ title: 'Title', body: 'Text  and [link](/new/page).\n\n## Part\n' });
  });

  test('characters that a host takes for a template are escaped, but not in code', () => {
    expect(plain('# T\n\na {b} <c> `{d}`\n').body).toBe('a &#123;b&#125;  `{d}`\n');
    expect(plain('# T\n\n```js title="x"\nif (a < b) { c(); } // # no title\n```\n').body).toBe(
      '```js\nif (a < b) { c(); } // # no title\n```\n',
    );
  });
});

test('issue 7.1 the same input makes the same pages, and no two pages are alike', () => {
  const words = 'the loader takes a file and the plugin takes the build';
  const pages = generatedPages(45, words);
  expect(generatedPages(45, words)).toEqual(pages);
  expect(new Set(pages.map(({ body, path: address }) => `${address} ${body}`)).size).toBe(45);
});
