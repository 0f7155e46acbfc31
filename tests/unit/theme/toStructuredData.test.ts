import { expect, test } from 'vitest';
import { toStructuredData, type StructuredInput } from '../../../theme/head/toStructuredData';

const page: StructuredInput = {
  lang: 'en',
  title: 'Page',
  description: 'About it.',
  url: 'https://a.example/guide/page',
  homeUrl: 'https://a.example/',
  image: 'https://a.example/social.png',
  section: { name: 'Guide', url: 'https://a.example/guide/start/intro' },
};

const names = (data: object) =>
  (data as { '@graph': { itemListElement?: { name: string }[] }[] })['@graph'][1]?.itemListElement?.map(
    ({ name }) => name,
  );

test('the home page is the site', () => {
  expect(toStructuredData({ ...page, url: page.homeUrl })).toMatchObject({
    '@type': 'WebSite',
    url: page.homeUrl,
  });
});

test('a page stands below its section, and a section below the home page', () => {
  expect(names(toStructuredData(page))).toEqual(['Rsdoctor', 'Guide', 'Page']);
  expect(names(toStructuredData({ ...page, section: undefined }))).toEqual(['Rsdoctor', 'Page']);
  const section = { name: 'Guide', url: page.url };
  expect(names(toStructuredData({ ...page, section }))).toEqual(['Rsdoctor', 'Page']);
});

test('dates are left out when they are not known', () => {
  expect(JSON.stringify(toStructuredData(page))).not.toMatch(/date(?:Published|Modified)/);
  expect(JSON.stringify(toStructuredData({ ...page, modified: '2026-11-20' }))).toContain(
    '"dateModified":"2026-11-20"',
  );
});
