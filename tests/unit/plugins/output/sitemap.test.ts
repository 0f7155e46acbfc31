import { expect, test } from 'vitest';
import { sortSitemap } from '../../../../plugins/output/sitemap';

const entry = (url: string) => `<url><loc>${url}</loc><priority>0.5</priority></url>`;
const file = (...urls: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="x">${urls.map(entry).join('')}</urlset>`;

test('entries come in the order of their addresses, whatever the order before', () => {
  const sorted = file('https://a/', 'https://a/b', 'https://a/c');
  expect(sortSitemap(file('https://a/c', 'https://a/', 'https://a/b'), () => true)).toBe(sorted);
  expect(sortSitemap(sorted, () => true)).toBe(sorted);
});

test('what is no page is dropped', () => {
  expect(sortSitemap(file('https://a/404', 'https://a/b'), (url) => !url.endsWith('404'))).toBe(
    file('https://a/b'),
  );
  expect(sortSitemap(file(), () => true)).toBe(file());
});
