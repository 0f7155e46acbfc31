import { existsSync, readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { FEEDS } from '../../site/feeds';
import { LANGS } from '../../site/languages';
import { RELEASES } from '../../site/releases';
import { ROUTES, localePath } from '../../site/routes';
import { readSettings } from '../../site/settings';
import { OUT } from '../support/site';

const { origin } = readSettings(process.env);
const cases = FEEDS.flatMap((feed) => LANGS.map((lang) => ({ feed, lang, id: feed.id })));

interface Item {
  title: string;
  link: string;
  pubDate: string;
  description: string;
}

describe.each(cases)('$id feed in $lang', ({ feed, lang }) => {
  const file = `${OUT}/rss/${feed.id}${lang === 'en' ? '' : `.${lang}`}.rss`;
  const xml = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const channel = () =>
    (
      new XMLParser({ isArray: (name) => name === 'item' }).parse(xml) as {
        rss: { channel: { title: string; language: string; lastBuildDate: string; item: Item[] } };
      }
    ).rss.channel;

  test('S2-44 S7-16 is RSS 2.0 in its language', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toMatch(/<rss version="2\.0"/);
    expect(channel().language).toBe(lang);
    expect(channel().title).toBe(feed.title[lang]);
  });

  test('S7-16 carries every page below its folder, newest first, with a date and a summary', () => {
    const expected = ROUTES.filter((route) => route.path.startsWith(feed.folder)).map(
      (route) => `${origin}${localePath(route.path, lang)}`,
    );
    const items = channel().item;
    expect(items.map((item) => item.link).sort()).toEqual(expected.sort());
    const times = items.map((item) => Date.parse(item.pubDate));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    for (const item of items) expect(item.description.length, item.link).toBeGreaterThan(15);
  });

  test('S9-1 release notes have their dates, and the newest post dates the feed', () => {
    for (const release of RELEASES) {
      const item = channel().item.find(({ link }) => link.endsWith(release.slug));
      expect(item && new Date(item.pubDate).toISOString().slice(0, 10), release.version).toBe(release.date);
    }
    const newest = Math.max(...channel().item.map((item) => Date.parse(item.pubDate)));
    expect(Date.parse(channel().lastBuildDate)).toBe(newest);
  });
});
