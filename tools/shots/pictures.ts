import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import * as LIMITS from '../../site/limits';
import type { ReportShot } from '../../site/reportShots';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where what `npm run shots` makes has its place: pictures, their sizes and boxes, numbers of the reports. */
export const SHOT_PLACES = {
  root: ROOT,
  pictures: path.join(ROOT, 'docs/public/images/report'),
  facts: path.join(ROOT, 'site/shotFiles.json'),
  numbers: path.join(ROOT, 'site/reportNumbers.json'),
} as const;

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Share of the pixels of two pictures that differ to an eye, 0 to 1; 1 when the sizes do. */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) return 1;
  // So far colours may lie apart before an eye sees it; edges that are smoothed in another way do not count.
  return pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}

/** A line for each file of a picture that is over its budget; files are told as content by name. */
export function budgetFaults(files: Iterable<readonly [string, { readonly length: number }]>): string[] {
  return [...files].flatMap(([name, { length }]) => {
    const most = LIMITS.shotBytes[name.split('.').at(-1) as keyof typeof LIMITS.shotBytes];
    const fix = 'Show less of the view (site/shots), or raise it in site/limits.ts.';
    return length > most
      ? [`docs/public/images/report/${name}: ${length} bytes, the budget is ${most}. ${fix}`]
      : [];
  });
}

type Numbers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Looks for numbers that the texts of a picture quote and its report does not have. */
export function numberFaults(name: string, shot: ReportShot, numbers: Numbers): string[] {
  const known = Object.keys(numbers[shot.view.report] ?? {});
  const gaps = new Set([...JSON.stringify(shot).matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap));
  return [...gaps]
    .filter((gap) => !known.includes(gap))
    .map(
      (gap) =>
        `site/shots: "${name}": report ${shot.view.report} has no number {${gap}}. It has ${known.join(', ')}. Name one of these, or look what the report lost.`,
    );
}

/**
 * What the types of the tables cannot tell, a line each: texts and boxes that do not belong together, and numbers that
 * are not there. Without numbers only what holds for every report is looked at.
 */
export function manifestFaults(shots: Readonly<Record<string, ReportShot>>, numbers?: Numbers): string[] {
  return Object.entries(shots).flatMap(([name, shot]) => {
    const [texts, boxes] = [shot.marks.length, shot.view.marks.length];
    const fault = `site/shots: "${name}" has ${texts} texts for ${boxes} boxes. Give each box one.`;
    return [...(boxes === texts ? [] : [fault]), ...(numbers ? numberFaults(name, shot, numbers) : [])];
  });
}
