import { expect, test } from 'vitest';
import { hrefInLang } from '../../../../lib/text/address';
import { TOOLS } from '../../../../site/tools';
import { homeInLang } from '../../../../theme/landing/homeInLang';
import { toLandingCards } from '../../../../theme/landing/toLandingCards';

test.each([
  ['/guide/start/intro', '/zh/guide/start/intro'],
  ['/guide/start/intro#why', '/zh/guide/start/intro#why'],
  ['/', '/zh/'],
  ['/zh/guide', '/zh/guide'],
  ['/zhongwen', '/zh/zhongwen'],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com/a', '//example.com/a'],
  ['#part', '#part'],
])('S3-32 S3-34 the link %s of a Chinese page leads to %s', (href, expected) => {
  expect(hrefInLang(href, 'zh')).toBe(expected);
  expect(hrefInLang(href, 'en')).toBe(href);
});

test('S3-32 S3-34 buttons and features of the home page follow its language', () => {
  const home = homeInLang(
    {
      hero: {
        name: 'N',
        text: 'T',
        tagline: 'L',
        actions: [{ text: 'A', link: '/a', theme: 'brand' }],
        image: { src: '/p.png', alt: 'P', open: { text: 'O', link: '/o#p' } },
      },
      features: [
        { title: 'F', details: 'D', link: '/f' },
        { title: 'G', details: 'D' },
      ],
    },
    'zh',
  );
  expect(home.hero.actions[0]?.link).toBe('/zh/a');
  expect(home.hero.image?.open?.link).toBe('/zh/o#p');
  expect(home.features.map(({ link }) => link)).toEqual(['/zh/f', undefined]);
});

test('S2-58 S3-48 cards are English on English pages, Chinese on the others, and leave out the list of links and the site itself', () => {
  const [english] = toLandingCards(TOOLS, 'en');
  expect(english).toEqual({
    name: 'Rspack',
    desc: 'Bundler written in Rust',
    logo: 'bundle',
    logoScale: undefined,
    url: 'https://rspack.rs/',
    urlText: 'rspack.rs',
  });
  const chinese = toLandingCards(TOOLS, 'zh');
  expect(chinese[0]).toMatchObject({ desc: '用 Rust 编写的打包工具', url: 'https://rspack.rs/zh/' });
  expect(chinese.map(({ name }) => name)).toEqual(['Rspack', 'Rsbuild', 'Rspress', 'Rslib', 'Rstest']);
});
