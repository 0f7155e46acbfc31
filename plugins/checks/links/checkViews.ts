import { blockText } from '../../../packages/doc-checks/blockText';
import { wordsPerPicture } from '../../../site/limits';
import type { Check, Issue, Page } from '../types';

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
 * @param tree a documentation tree
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
