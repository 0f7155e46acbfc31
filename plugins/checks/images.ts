import path from 'node:path';
import { MAX_PICTURE_BYTES, wordsPerPicture } from '../../site/limits';
import { pictureSize, type PictureFault, type PictureSize } from '../authoring/pictures';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { blockText } from '../../packages/doc-checks/blockText';
import type { Check, Image, Issue, Page } from './readPages';

const KILO = 1000;

const inKilobytes = (bytes: number): string => `${Math.round(bytes / KILO).toLocaleString('en')} kB`;

/** What is wrong with a file, and how it is mended. */
function fileFault(
  src: string,
  { fault, bytes = 0 }: PictureFault,
  known: ReadonlySet<string>,
): readonly [rule: string, message: string, fix: string] {
  const folder = 'docs/public';
  if (fault === 'missing') {
    const fix = 'put the file there and write its address from the root: /images/name.png';
    return ['images/missing', `there is no image \`${src}\` in ${folder}`, didYouMean(src, known, fix)];
  }
  if (fault === 'large') {
    const fix = 'make it smaller: crop it, halve its width and height, or save it as WebP or AVIF';
    const message = `\`${src}\` has ${inKilobytes(bytes)}, and a picture may have ${inKilobytes(MAX_PICTURE_BYTES)}`;
    return ['images/size', message, fix];
  }
  const fix = 'save it anew as PNG, JPEG, WebP, AVIF, GIF or SVG with a width and a height';
  return ['images/unreadable', `\`${src}\` is no picture that can be read`, fix];
}

/** Icons of the home page that are files; others are text, such as an emoji. */
function iconsOf(features: unknown): [src: string, place: string][] {
  if (!Array.isArray(features)) return [];
  return features.flatMap((feature: unknown, index): [string, string][] => {
    const icon: unknown =
      typeof feature === 'object' && feature !== null ? Reflect.get(feature, 'icon') : undefined;
    return typeof icon === 'string' && icon.startsWith('/') ? [[icon, `features.${index}.icon`]] : [];
  });
}

/** Pictures of a page. An icon stands beside its title, which says the same, so it needs no alt text. */
const picturesOf = ({ images, frontmatter }: Page): (Image & { isIcon?: boolean })[] => [
  ...images,
  ...iconsOf(frontmatter.data['features']).map(([src, place]) => ({
    src,
    alt: '',
    line: frontmatter.lines.get(place) ?? 1,
    section: '',
    isIcon: true,
  })),
];

/**
 * Images are files of `docs/public` that can be read and are not too large, and are described. A file that two pages
 * show is reported at the first.
 * @returns a problem per file, and per image without alt text
 */
export const checkImages: Check = async ({ pages, publicFiles, docsRoot }) => {
  const shown = pages.flatMap((page) => picturesOf(page).map((image) => ({ file: page.file, ...image })));
  const sizes = new Map<string, PictureSize | PictureFault>();
  await Promise.all(
    [...new Set(shown.map(({ src }) => src))].map(async (src) => {
      const isKnown = publicFiles.has(src);
      sizes.set(src, isKnown ? await pictureSize(path.join(docsRoot, 'public', src)) : { fault: 'missing' });
    }),
  );
  const reported = new Set<string>();
  return shown.flatMap(({ file, src, alt, line, isIcon }): Issue[] => {
    const size = sizes.get(src);
    if (size && 'fault' in size) {
      if (reported.has(src)) return [];
      reported.add(src);
      const [rule, message, fix] = fileFault(src, size, publicFiles);
      return [{ file, line, rule, message, fix }];
    }
    if (isIcon || alt.trim() !== '') return [];
    const fix = "say in the page's language what the picture shows: ![The report of a small app](/images/…)";
    return [{ file, line, rule: 'images/alt', message: `\`${src}\` has no alt text`, fix }];
  });
};

/** Pages about views of the report. */
const FOLDER = '/guide/usage/';

/** Words of an English page; Chinese has no spaces to count them by, and has the same pictures. */
const wordsOf = ({ lang, blocks }: Page): number =>
  lang === 'en'
    ? blocks.reduce((sum, block) => sum + blockText(block).split(/\s+/).filter(Boolean).length, 0)
    : 0;

/**
 * A page about a view of the report shows it before its first section: readers come from that view and want to know
 * whether they are right here. A long page shows more than one picture.
 * @returns a problem per page without a picture there, at its first section, and per page with too few pictures
 */
export const checkViews: Check = ({ pages }) =>
  pages.flatMap((page): Issue[] => {
    const { file, route, fault, headings, parts, images } = page;
    if (!route.startsWith(FOLDER) || fault) return [];
    const first = headings.find(({ depth }) => depth > 1)?.line ?? Infinity;
    const shown = [...parts.filter(({ name }) => name === 'ReportShot'), ...images];
    if (!shown.some(({ line }) => line < first)) {
      const message = 'this page shows no picture of its view before its first section';
      const fix =
        'put ![What it shows](/images/name.png) or <ReportShot name="…" /> there; a page about no view belongs into another folder than guide/usage';
      return [{ file, line: Number.isFinite(first) ? first : 1, rule: 'images/view', message, fix }];
    }
    const words = wordsOf(page);
    if (words <= shown.length * wordsPerPicture) return [];
    return [
      {
        file,
        line: 1,
        rule: 'images/share',
        message: `this page has ${words} words and ${shown.length === 1 ? 'one picture' : `${shown.length} pictures`}`,
        fix: `show what the text describes: at most ${wordsPerPicture} words per picture`,
      },
    ];
  });
