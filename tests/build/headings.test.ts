import { expect, test } from 'vitest';
import { addressOf, pageFiles } from '../support/outputText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

test.each(pageFiles())('issue 7.7 the headings of %s begin with one h1 and skip no level', (file) => {
  const levels = readHtml(addressOf(file))
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ rawTagName }) => Number(rawTagName.slice(1)));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

const pages = SITE_PAGES.filter(({ route }) => route.kind !== 'home');

test.each(pages)(
  'each heading of $url has a link to itself that has a name and stays out of its own',
  (page) => {
    const prefix = page.lang === 'en' ? 'Link to section: ' : '章节链接：';
    const main = readHtml(page.url).querySelector('main');
    const headings = main?.querySelectorAll('h1[id], h2[id], h3[id], h4[id], h5[id], h6[id]') ?? [];
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) {
      const id = heading.getAttribute('id');
      const text = main?.querySelector(`[id="${heading.getAttribute('aria-labelledby')}"]`);
      const links = heading.querySelectorAll('a').filter((link) => link.getAttribute('href') === `#${id}`);
      expect(links).toHaveLength(1);
      expect(links[0]?.getAttribute('aria-label')).toBe(`${prefix}${text?.textContent.trim()}`);
      expect(links[0]?.getAttribute('aria-hidden')).toBeUndefined();
      expect(heading.getAttribute('aria-hidden')).toBeUndefined();
      expect(text?.querySelectorAll('a').some((link) => link.getAttribute('href') === `#${id}`)).toBe(false);
    }
    const [first] = headings;
    expect(main?.querySelector(`[id="${first?.getAttribute('aria-labelledby')}"]`)?.textContent.trim()).toBe(
      page.title,
    );
  },
);
