import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REPORT_DEMOS } from '../../site/reportDemos';

/** A picture, and a live report, which shows its poster until a reader opens it. */
const SHOWN = /<(?<tag>ReportShot|ReportDemo)\s[^>]*?\bname="(?<name>[^"]+)"/g;

const shotOf = (tag: string | undefined, name: string | undefined): string | undefined =>
  tag === 'ReportShot' ? name : Object.entries(REPORT_DEMOS).find(([demo]) => demo === name)?.[1].poster;

/**
 * Finds the lines of pages that show a picture of the report.
 * @param root folder of the project
 * @param shot the picture
 * @returns as `docs/en/page.mdx:12`, in the order of files and lines
 */
export function pagesShowing(root: string, shot: string): readonly string[] {
  const docs = path.join(root, 'docs');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.mdx?$/.test(name),
  );
  return pages.sort().flatMap((name) => {
    const text = readFileSync(path.join(docs, name), 'utf8');
    return [...text.matchAll(SHOWN)]
      .filter(({ groups }) => shotOf(groups?.tag, groups?.name) === shot)
      .map(({ index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `docs/${name.replaceAll(path.sep, '/')}:${line}`;
      });
  });
}
