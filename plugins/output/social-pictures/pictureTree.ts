import { displayWidth } from '../../../lib/text/displayWidth';
import { SITE_DESCRIPTION } from '../../../site/identity';
import type { Lang } from '../../../site/languages';
import { SOCIAL_PICTURE } from '../../../site/socialPicture';
import type { BrandColours } from './brandColours';
import { FONT_FAMILY } from './baseFonts';

/** What a picture says. */
export interface PictureFacts {
  readonly lang: Lang;
  readonly title: string;
  /** The part of the site, as the navigation bar names it; none on the home page. */
  readonly section: string | undefined;
}

/** An element in the shape that satori lays out. */
export interface PictureElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const MARGIN = 72;

/** The largest type in which a title of some width takes three lines at most, and the type of all longer ones. */
const TITLE_SIZES = [
  { upTo: 58, fontSize: 84 },
  { upTo: 78, fontSize: 68 },
  { upTo: Infinity, fontSize: 60 },
];

/** The beat of the logo, drawn large and dark in the corner behind the text. */
const trace = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><path d="M620 150H790L850 20L962 268L1028 150H1200" fill="none" stroke="${colour}" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const dataAddress = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const box = (style: Readonly<Record<string, unknown>>, ...children: unknown[]): PictureElement => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/**
 * The picture of a page: its section, its title in as many lines as it needs, the name of the site and what it is.
 * @param facts what it says
 * @param colours the site's
 * @param wordmark SVG of the site's name
 */
export function pictureTree(
  { lang, title, section }: PictureFacts,
  colours: BrandColours,
  wordmark: string,
): PictureElement {
  const width = displayWidth(title);
  const fontSize = TITLE_SIZES.find(({ upTo }) => width <= upTo)?.fontSize;
  return {
    type: 'div',
    props: {
      lang,
      style: {
        ...SOCIAL_PICTURE,
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: MARGIN,
        backgroundColor: colours.ground,
        backgroundImage: `url("${dataAddress(trace(colours.trace))}")`,
        color: colours.text,
        fontFamily: FONT_FAMILY,
      },
      children: [
        box({ fontSize: 36, lineHeight: 1.2, minHeight: 43, color: colours.accent }, section ?? ''),
        box(
          { fontSize, fontWeight: 700, lineHeight: 1.25, textWrap: 'balance' },
          { type: 'div', props: { style: { display: 'block', lineClamp: 4 }, children: title } },
        ),
        box(
          { alignItems: 'center', justifyContent: 'space-between' },
          { type: 'img', props: { src: dataAddress(wordmark), width: 234, height: 48 } },
          box({ fontSize: 26, color: colours.soft }, section === undefined ? '' : SITE_DESCRIPTION[lang]),
        ),
      ],
    },
  };
}
