// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hrefInLang } from '../../../../lib/text/address';
import type { HeroImageConfig } from '../../../../site/frontmatter';
import { INSTALLS } from '../../../../site/installs';
import { siblingTools } from '../../../../theme/landing/Cards';
import { Hero } from '../../../../theme/landing/Hero';
import { homeInLang, homeMarkdown } from '../../../../theme/landing/HomeLayout';

vi.mock('@rspress/core/runtime', async () => ({
  ...(await import('../../components/hostMocks')).runtime(),
  useSite: () => ({ site: { logo: '' } }),
}));
vi.mock('@rspress/core/theme-original', async () => ({
  ...(await import('../../components/hostMocks')).theme(),
  SvgWrapper: () => null,
  IconCopy: '',
  IconSuccess: '',
}));
const settings = vi.hoisted(() => ({ assetsOrigin: undefined as string | undefined }));
vi.mock('../../../../lib/siteSettings', () => ({ siteSettings: settings }));

beforeEach(() => {
  // jsdom has no media queries; the stars ask one.
  const listen = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: listen,
    removeEventListener: listen,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hero = {
  headline: 'See why',
  name: 'Rsdoctor',
  text: 'See it',
  tagline: 'For builds.',
  actions: [
    { text: 'Start', link: '/a', theme: 'brand' as const },
    { text: 'More', link: '/b', theme: 'alt' as const },
  ],
  image: { src: '/a.png', alt: 'A', open: { text: 'Open', link: '/c#p' } },
};
const features = [
  { title: 'One', details: 'First.', link: '/one', icon: '/icons/one.svg' },
  { title: 'Two', details: 'Second.' },
];

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
  const home = homeInLang({ hero, features }, 'zh');
  expect(home.hero.actions.map(({ link }) => link)).toEqual(['/zh/a', '/zh/b']);
  expect(home.hero.image?.open?.link).toBe('/zh/c#p');
  expect(home.features.map(({ link }) => link)).toEqual(['/zh/one', undefined]);
});

test('S2-58 S3-48 the cards of tools are in the language of the page, without the list of links and the site itself', () => {
  expect(siblingTools('en')[0]).toMatchObject({
    name: 'Rspack',
    desc: 'Bundler written in Rust',
    url: 'https://rspack.rs/',
  });
  const chinese = siblingTools('zh');
  expect(chinese[0]).toMatchObject({ desc: '用 Rust 编写的打包工具', url: 'https://rspack.rs/zh/' });
  expect(chinese.map(({ name }) => name)).toEqual(['Rspack', 'Rsbuild', 'Rspress', 'Rslib', 'Rstest']);
});

test('the home page as Markdown has title, commands, links and features, and no icon addresses', () => {
  const { above, below } = homeMarkdown({ hero, features }, 'en', (link) => `https://a.example${link}`);
  const links = '[Start](https://a.example/a) | [More](https://a.example/b) | [Open](https://a.example/c#p)';
  const [head = '', commands = ''] = above.split(`${links}\n\n`);
  expect(head).toBe('# Rsdoctor\n\n**See why**\n\nSee it\n\n> For builds.\n\n');
  const [{ tools, command } = { tools: [], command: '' }] = INSTALLS;
  expect(commands).toContain(`**${tools.join(', ')}**\n\n\`\`\`bash title="npm"\n${command}\n\`\`\``);
  expect(commands).toMatch(/```bash\nRSDOCTOR=true npm run build\n```$/);
  expect(below).toContain('- **[One](https://a.example/one)**: First.\n- **Two**: Second.\n\n## ');
  expect(below).toContain('- **[Rspack](https://rspack.rs/)**: Bundler written in Rust');
});

function show(image: HeroImageConfig) {
  const { container } = render(<Hero hero={{ ...hero, image }} />);
  const sources = [...container.querySelectorAll('picture source')];
  return {
    sources: sources.map((source) => source.getAttribute('srcset')),
    image: container.querySelector('picture img'),
  };
}

test('S3-33 the picture has dark files first, the smallest format first, those for narrow screens before all, and a light one for everybody', () => {
  const { sources, image } = show({
    alt: 'A',
    src: { light: '/l.png', dark: '/d.png' },
    formats: ['avif', 'webp'],
    phone: { src: { light: '/pl.png', dark: '/pd.png' }, width: 9, height: 8 },
  });
  expect(sources).toEqual(
    ['pd.avif', 'pd.webp', 'pd.png', 'pl.avif', 'pl.webp', 'pl.png', 'd.avif', 'd.webp', 'd.png', 'l.avif']
      .concat('l.webp')
      .map((file) => `/docs/${file}`),
  );
  expect(image?.getAttribute('src')).toBe('/docs/l.png');
});

test('S3-33 S7-21 pictures come from the origin of the setting, in each choice of a srcset; an address of its own stays', () => {
  settings.assetsOrigin = 'https://assets.example';
  const { image } = show({ alt: 'A', src: '/a.png', srcset: '/a.png 1x,  //b.example/b.png 2x' });
  settings.assetsOrigin = undefined;
  // The host's function, which the test stands in for, puts the base in front.
  expect(image?.getAttribute('src')).toBe('/docshttps://assets.example/a.png');
  expect(image?.getAttribute('srcset')).toBe(
    '/docshttps://assets.example/a.png 1x, /docs//b.example/b.png 2x',
  );
});
