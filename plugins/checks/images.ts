import path from 'node:path';
import { MAX_PICTURE_BYTES } from '../../site/limits';
import { pictureSize, type PictureFault } from '../authoring/pictures';
import { didYouMean } from '../../packages/doc-checks/didYouMean';
import { frontmatterLeaves } from '../../packages/doc-checks/frontmatter';
import { issueAt } from '../../packages/doc-checks/report';
import type { Check, Issue, Page } from './readPages';

const inKilobytes = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

function fileFault(
  src: string,
  { fault, bytes = 0 }: PictureFault,
  known: ReadonlySet<string>,
): readonly [rule: string, message: string, fix: string] {
  if (fault === 'missing') {
    const fix = 'put the file there and write its address from the root: /images/name.png';
    return ['images/missing', `there is no image \`${src}\` in docs/public`, didYouMean(src, known, fix)];
  }
  if (fault === 'large') {
    const fix = 'make it smaller: crop it, halve its width and height, or save it as WebP or AVIF';
    const message = `\`${src}\` has ${inKilobytes(bytes)}, and a picture may have ${inKilobytes(MAX_PICTURE_BYTES)}`;
    return ['images/size', message, fix];
  }
  const fix = 'save it anew as PNG, JPEG, WebP, AVIF, GIF or SVG with a width and a height';
  return ['images/unreadable', `\`${src}\` is no picture that can be read`, fix];
}

/** Pictures of a page; an icon of the home page stands beside its title, which says the same, so it needs no alt text. */
const picturesOf = ({ file, images, frontmatter }: Page) => [
  ...images.map(({ src, alt, line }) => ({ file, src, line, isDescribed: alt.trim() !== '' })),
  ...frontmatterLeaves(frontmatter).flatMap(({ path: place, value, line }) =>
    /^features\.\d+\.icon$/.test(place) && typeof value === 'string' && value.startsWith('/')
      ? [{ file, src: value, line, isDescribed: true }]
      : [],
  ),
];

/** Images are files that can be read, are not too large and are described. A bad file is told at the first page that shows it. */
export const checkImages: Check = async ({ pages, publicFiles, docsRoot }) => {
  const shown = pages.flatMap(picturesOf);
  const sources = [...new Set(shown.map(({ src }) => src))];
  const sizes = await Promise.all(
    sources.map((src) =>
      publicFiles.has(src) ? pictureSize(path.join(docsRoot, 'public', src)) : { fault: 'missing' as const },
    ),
  );
  return shown.flatMap(({ file, src, line, isDescribed }, at): Issue[] => {
    const size = sizes[sources.indexOf(src)];
    if (size && 'fault' in size) {
      const isFirst = shown.findIndex((other) => other.src === src) === at;
      return isFirst ? [issueAt(file, line, ...fileFault(src, size, publicFiles))] : [];
    }
    if (isDescribed) return [];
    const fix = "say in the page's language what the picture shows: ![The report of a small app](/images/…)";
    return [issueAt(file, line, 'images/alt', `\`${src}\` has no alt text`, fix)];
  });
};
