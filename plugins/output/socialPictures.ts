import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'satori';
import type { RspressPlugin } from '@rspress/core';
import { z } from 'zod';
import { displayWidth, inlineMarkdown } from '../../lib/text/strings';
import { ASSETS, SITE_DESCRIPTION } from '../../site/identity';
import { SOCIAL_PICTURE, socialPicturePath } from '../../site/headLinks';
import { LANGS, type Lang } from '../../site/languages';
import { bundlerPlugin } from '../../packages/lean/bundler';
import { filesPlugin, type OutputFile } from '../shared/files';
import { isNotFoundRoute } from './sitemap';

interface Picture {
  readonly lang: Lang;
  readonly title: string;
  /** None on the home page. */
  readonly section: string | undefined;
}

interface PictureElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const FONTS = path.dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'));
const WEIGHTS = [400, 700] as const;

/** The fonts of the package, never those of the machine: two machines draw the same picture. */
const fonts = (subset: string): Font[] =>
  WEIGHTS.map((weight) => ({
    name: `Noto Sans SC ${subset}`,
    data: readFileSync(path.join(FONTS, 'files', `noto-sans-sc-${subset}-${weight}-normal.woff`)),
    weight,
    style: 'normal',
  }));

/** Latin letters and the Chinese characters of everyday texts. */
const SUBSETS = ['latin', 'chinese-simplified'] as const;

const withoutFont = (_code: string, sign: string): never => {
  throw new Error(`No font of the social pictures has "${sign}"; the title needs another sign.`);
};

/** The colours have one home, the tokens of the theme; the pictures wear those of the dark one. */
function brandColours(css: string) {
  const dark = css.slice(css.indexOf(':root.dark'));
  const read = (name: string): string => {
    const value = new RegExp(`--site-${name}:\\s*(#[\\da-f]{6});`).exec(dark)?.[1];
    if (!value) throw new Error(`Social pictures need the colour --site-${name} in theme/styles/tokens.css.`);
    return value;
  };
  return {
    ground: read('surface'),
    trace: read('surface-soft'),
    text: read('text'),
    soft: read('text-soft'),
    accent: read('accent'),
  };
}

/** The largest type in which a title of some width takes three lines at most, and the type of all longer ones. */
const TITLE_SIZES = [
  { upTo: 58, fontSize: 84 },
  { upTo: 78, fontSize: 68 },
  { upTo: Infinity, fontSize: 60 },
];

const MARGIN = 72;
/** Of the wordmark's own size, and how high it is then. */
const WORDMARK = { scale: 1.5, height: 48 };

const box = (style: Readonly<Record<string, unknown>>, ...children: unknown[]): PictureElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

function pictureTree(
  { lang, title, section }: Picture,
  colours: ReturnType<typeof brandColours>,
): PictureElement {
  const width = displayWidth(title);
  const fontSize = TITLE_SIZES.find(({ upTo }) => width <= upTo)?.fontSize;
  const { type, props } = box(
    {
      ...SOCIAL_PICTURE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: MARGIN,
      color: colours.text,
      fontFamily: SUBSETS.map((subset) => `"Noto Sans SC ${subset}"`).join(', '),
    },
    box({ fontSize: 36, lineHeight: 1.2, minHeight: 43, color: colours.accent }, section ?? ''),
    box(
      { fontSize, fontWeight: 700, lineHeight: 1.25, textWrap: 'balance' },
      { type: 'div', props: { style: { display: 'block', lineClamp: 4 }, children: title } },
    ),
    box(
      { alignItems: 'center', justifyContent: 'flex-end', height: WORDMARK.height },
      box({ fontSize: 26, color: colours.soft }, section === undefined ? '' : SITE_DESCRIPTION[lang]),
    ),
  );
  return { type, props: { ...props, lang } };
}

/** Below the text: satori would put pictures in as files, which take longer to draw than everything else. */
const background = ({ ground, trace }: ReturnType<typeof brandColours>, wordmark: string): string => {
  const { width, height } = SOCIAL_PICTURE;
  const place = `translate(${MARGIN} ${height - MARGIN - WORDMARK.height}) scale(${WORDMARK.scale})`;
  const line = `<path d="M620 150H790L850 20L962 268L1028 150H1200" fill="none" stroke="${trace}" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<rect width="${width}" height="${height}" fill="${ground}"/>${line}<g transform="${place}">${wordmark}</g>`;
};

/** Satori lays the text out and turns it into outlines, so that sharp needs no fonts. Drawing throws when no font has a character of the title. */
export function drawPicture(root: string): (facts: Picture) => Promise<Buffer> {
  const colours = brandColours(readFileSync(path.join(root, 'theme/styles/tokens.css'), 'utf8'));
  const wordmark = readFileSync(path.join(root, 'docs/public', ASSETS.wordmark.dark), 'utf8');
  const below = background(colours, wordmark);
  let known: Font[] | undefined;
  return async (facts) => {
    // Loaded by builds that draw, and not by the development server.
    const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
    const svg = await satori(pictureTree(facts, colours) as never, {
      ...SOCIAL_PICTURE,
      fonts: (known ??= SUBSETS.flatMap(fonts)),
      loadAdditionalAsset: withoutFont,
    });
    const whole = svg.replace(/<svg[^>]*>/, (start) => `${start}${below}`);
    return sharp(Buffer.from(whole)).png().toBuffer();
  };
}

const navSchema = z.array(z.object({ text: z.string(), activeMatch: z.string().optional() }));

function readSections(docsRoot: string): (routePath: string, lang: Lang) => string | undefined {
  const barOf = (lang: Lang) =>
    navSchema.parse(JSON.parse(readFileSync(path.join(docsRoot, lang, '_nav.json'), 'utf8')));
  const bars = new Map(LANGS.map((lang) => [lang, barOf(lang)]));
  return (routePath, lang) =>
    bars.get(lang)?.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(routePath))?.text;
}

/** Draws a picture for each page that shared links show, one after the other while the bundler works: each takes megabytes until it is a file. */
export function pluginSocialPictures(root: string, docsRoot: string): RspressPlugin {
  const pictures = new Map<string, Picture>();
  let sectionOf: ReturnType<typeof readSections> | undefined;
  let drawn: ReturnType<typeof draw> | undefined;
  async function draw(): Promise<OutputFile[]> {
    const drawOne = drawPicture(root);
    const files: OutputFile[] = [];
    for (const [routePath, facts] of pictures)
      files.push([socialPicturePath(routePath), await drawOne(facts)]);
    return files;
  }
  return {
    ...filesPlugin('social-pictures', root, () => drawn ?? draw()),
    ...bundlerPlugin('social-pictures', (api) => {
      api.onBeforeBuild(() => {
        drawn = draw();
        // A picture that fails stops the build at its end.
        drawn.catch(() => undefined);
      });
    }),
    extendPageData({ routePath, lang: name, title }, isProd) {
      if (!isProd || isNotFoundRoute(routePath)) return;
      const lang = name as Lang;
      sectionOf ??= readSections(docsRoot);
      const section = sectionOf(routePath, lang);
      const plain = inlineMarkdown(title).map(({ text }) => text);
      const words = section === undefined ? SITE_DESCRIPTION[lang] : plain.join('');
      pictures.set(routePath, { lang, section, title: words });
    },
  };
}
