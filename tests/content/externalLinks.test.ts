import { expect, test } from 'vitest';
import { LANGS } from '../../site/languages';
import { LINK_FLOOR, LINK_HOSTS } from '../../site/linkHosts';
import { realPages } from '../support/realPages';

/** Addresses of other sites that the pages of a language link to, each once. */
const outside = (lang: string) =>
  new Set(
    realPages()
      .pages.filter((page) => page.lang === lang)
      .flatMap(({ links }) => links.map(({ href }) => href))
      .filter((href) => href.startsWith('https://')),
  );

test.each(LANGS)('the %s pages lead readers to the pages of the tools that they need', (lang) => {
  expect(outside(lang).size).toBeGreaterThanOrEqual(LINK_FLOOR);
});

test('every site of the list is linked to', () => {
  const hosts = new Set([...outside('en'), ...outside('zh')].map((href) => new URL(href).host));
  expect(LINK_HOSTS.filter((host) => !hosts.has(host))).toEqual([]);
});
