import { expect, test } from 'vitest';
import { addressOf, pageFiles } from '../support/outputText';
import { readHtml } from '../support/site';
import { SITE_PAGES } from '../support/sitePages';

test.each(pageFiles())('issue 7.7 the headings of %s begin with one h1 and skip no level', (file) => {
  const levels = readHtml(addressOf(file))
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ rawTagName }) => Number(rawTagName.slice(1)));
  expect([levels[0], levels.lastIndexOf(1)]).toEqual([1, 0]);
  expect(levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
});

test.each(SITE_PAGES.filter(({ route }) => route.kind !== 'home'))(
  'issue 15 D13 each heading of $url has a link to itself that has a name, and an id that is not made by React',
  ({ url, lang, title }) => {
    const prefix = lang === 'en' ? 'Link to section: ' : '章节链接：';
    const main = readHtml(url).querySelector('main');
    const texts = (main?.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)[id]') ?? []).map((heading) => {
      const text = main?.querySelector(`[id="${heading.getAttribute('aria-labelledby')}"]`);
      const links = heading.querySelectorAll(`a[href="#${heading.id}"]`);
      expect(heading.id).not.toMatch(/^_[rR]_/);
      expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
        `${prefix}${text?.textContent.trim()}`,
      ]);
      expect(text?.querySelector(`a[href="#${heading.id}"]`) ?? null).toBeNull();
      return text?.textContent.trim();
    });
    expect(texts[0]).toBe(title);
  },
);
