import { existsSync, readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { FEEDS, FEED_MIME, feedPath } from '../../site/feeds';
import { LANGS } from '../../site/languages';
import { RELEASES } from '../../site/releases';
import { POSTS_PATH, ROUTES, localePath } from '../../site/routes';
import { readSettings } from '../../site/settings';
import { OUT, readHtml } from '../support/site';

const { origin } = readSettings(process.env);
const cases = FEEDS.flatMap((feed) => LANGS.map((lang) => ({ feed, lang, id: feed.id })));

interface Item {
  title: string;
  link: string;
  pubDate: string;
  description: string;
  guid: { '#text': string; '@_isPermaLink'?: string };
  'content:encoded': string;
}

interface Channel {
  title: string;
  link: string;
  language: string;
  lastBuildDate: string;
  'atom:link': { '@_href': string; '@_rel': string; '@_type': string };
  item: Item[];
}

/** RFC 822 with the four-digit year that RSS 2.0 asks for. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Letters and digits alone, so that line breaks and entities do not matter. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

describe.each(cases)('$id feed in $lang', ({ feed, lang }) => {
  const file = `${OUT}/rss/${feed.id}${lang === 'en' ? '' : `.${lang}`}.rss`;
  const xml = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const rss = (
    new XMLParser({ isArray: (name) => name === 'item', ignoreAttributes: false }).parse(xml) as {
      rss: Record<string, unknown> & { channel: Channel };
    }
  ).rss;
  const channel = () => rss.channel;

  test('S2-44 S7-16 is RSS 2.0 in its language', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toMatch(/<rss version="2\.0"/);
    expect(channel().language).toBe(lang);
    expect(channel().title).toBe(feed.title[lang]);
    expect(channel().link).toBe(`${origin}${localePath('/', lang)}`);
  });

  test('issue 7.5 names itself, and every name space, date and id is as RSS 2.0 asks', () => {
    expect(channel()['atom:link']).toEqual({
      '@_href': `${origin}${feedPath(feed, lang)}`,
      '@_rel': 'self',
      '@_type': FEED_MIME,
    });
    expect(rss['@_xmlns:atom']).toBe('http://www.w3.org/2005/Atom');
    expect(rss['@_xmlns:content']).toBe('http://purl.org/rss/1.0/modules/content/');
    expect(channel().lastBuildDate).toMatch(RFC_822);
    const ids = channel().item.map(({ guid }) => guid['#text']);
    expect(new Set(ids).size).toBe(channel().item.length);
    for (const item of channel().item) expect(item.pubDate).toMatch(RFC_822);
  });

  test('issue 7.5 carries every post whole, and nothing that works only on the page', () => {
    for (const { link, 'content:encoded': content } of channel().item) {
      const page = readHtml(link.slice(origin.length));
      const parts = page.querySelectorAll('main .rspress-doc :is(p, td, li, pre)');
      expect(parts.length).toBeGreaterThan(5);
      const text = bare(parse(content, { blockTextElements: {} }).text);
      for (const part of parts)
        expect(text, link).toContain(bare(parse(part.innerHTML, { blockTextElements: {} }).text));
      expect(content).not.toMatch(
        /<(?:button|script|style|svg|input|iframe|h1)\b|\s(?:class|style|id|tabindex|on\w+|aria-\w+|data-\w+)=/,
      );
      const addresses = [...content.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
      for (const address of addresses) expect(address).toMatch(/^https?:\/\/|^mailto:/);
    }
  });

  test('S7-16 carries every page below its folder, newest first, with a date and a summary', () => {
    const expected = ROUTES.filter(
      (route) => route.path.startsWith(feed.folder) && route.path !== POSTS_PATH,
    ).map((route) => `${origin}${localePath(route.path, lang)}`);
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
