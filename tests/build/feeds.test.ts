import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { FEEDS, FEED_MIME, feedPath } from '../../site/outputFiles';
import { LANGS } from '../../site/languages';
import { RELEASES } from '../../site/releases';
import { POSTS_PATH, ROUTES, localePath } from '../../site/routes';
import { readSettings } from '../../site/settings';
import { OUT, readHtml } from '../support/site';

const { origin } = readSettings(process.env);
const cases = FEEDS.flatMap((feed) => LANGS.map((lang) => ({ feed, lang, id: feed.id })));

interface Channel {
  readonly lastBuildDate: string;
  readonly item: readonly {
    readonly link: string;
    readonly pubDate: string;
    readonly description: string;
    readonly guid: { readonly '#text': string };
    readonly 'content:encoded': string;
  }[];
}

/** RFC 822 with the four-digit year that RSS 2.0 asks for. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Letters and digits alone, so that line breaks and entities do not matter. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

test.each(cases)(
  'S2-44 S7-16 S9-1 issue 7.5 the $id feed in $lang has each of its posts whole, once, newest first',
  ({ feed, lang }) => {
    const xml = readFileSync(`${OUT}/rss/${feed.id}${lang === 'en' ? '' : `.${lang}`}.rss`, 'utf8');
    const parser = new XMLParser({ isArray: (name) => name === 'item', ignoreAttributes: false });
    const { channel } = (parser.parse(xml) as { rss: { channel: Channel } }).rss;
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(xml).toMatch(/<rss version="2\.0"/);
    expect(channel).toMatchObject({
      language: lang,
      title: feed.title[lang],
      link: `${origin}${localePath('/', lang)}`,
      'atom:link': { '@_href': `${origin}${feedPath(feed, lang)}`, '@_rel': 'self', '@_type': FEED_MIME },
    });
    expect(channel.lastBuildDate).toMatch(RFC_822);
    // Nothing that works only on the page.
    for (const { link, 'content:encoded': content } of channel.item) {
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
    const expected = ROUTES.filter(({ path }) => path.startsWith(feed.folder) && path !== POSTS_PATH);
    const { item: items } = channel;
    expect(items.map(({ link }) => link).sort()).toEqual(
      expected.map(({ path }) => `${origin}${localePath(path, lang)}`).sort(),
    );
    expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length);
    const times = items.map((item) => Date.parse(item.pubDate));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Date.parse(channel.lastBuildDate)).toBe(times[0]);
    for (const item of items) {
      expect(item.pubDate).toMatch(RFC_822);
      expect(item.description.length, item.link).toBeGreaterThan(15);
    }
    for (const release of RELEASES) {
      const item = items.find(({ link }) => link.endsWith(release.slug));
      expect(item && new Date(item.pubDate).toISOString().slice(0, 10), release.version).toBe(release.date);
    }
  },
);
