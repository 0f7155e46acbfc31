import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { publishReport } from '../../plugins/output/reports/publishReport';
import * as LIMITS from '../../site/limits';
import type { ReportName } from '../../site/reportDemos';
import { REPORT_SHOTS, type ReportShot, type ShotName } from '../../site/reportShots';
import { byReport } from '../reports/makeReport';
import { reportNumbers } from '../reports/reportNumbers';
import { startBrowser } from './openReport';
import { type ShotSet, takeShots } from './takeShots';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Where what `npm run shots` makes has its place: pictures, their sizes and boxes, numbers of the reports. */
export const SHOT_PLACES = {
  root: ROOT,
  pictures: path.join(ROOT, 'docs/public/images/report'),
  facts: path.join(ROOT, 'site/shotFiles.json'),
  numbers: path.join(ROOT, 'site/reportNumbers.json'),
} as const;

/** How far colours may lie apart before an eye sees it; edges that are smoothed in another way do not count. */
const EYE = { threshold: 0.1 };

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Share of the pixels of two pictures that differ to an eye, 0 to 1; 1 when the sizes do. */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height) return 1;
  return pixelmatch(a.data, b.data, undefined, width, height, EYE) / (width * height);
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
function numberFaults(name: string, shot: ReportShot, numbers: Numbers): string[] {
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

/** What to do about a picture that cannot be taken. */
const ADVICE =
  'The earlier picture stays. If the report no longer has this, show another one on its pages, and remove it from site/shots and site/reportPlaces.ts.';

/**
 * Takes pictures of reports from their data, and says which one. One that cannot be taken, or is too big, stops no other;
 * mistakes of authors in the manifest, and a browser that is gone, stop them all.
 * @returns those that were taken, the numbers of the reports, and a line for each picture that is missing: reason, what to do
 */
export async function picturesOf(
  data: Readonly<Record<ReportName, string>>,
  names: readonly ShotName[],
  say: (line: string) => void,
) {
  const { root } = SHOT_PLACES;
  const numbers = await byReport((name) =>
    reportNumbers(data[name]).catch((cause: unknown) => {
      const fix = 'Run `npm run shots`, or correct tools/reports/reportNumbers.ts.';
      throw new Error(`examples/reports/${name}.html: ${String(cause)}. ${fix}`, { cause });
    }),
  );
  const mistakes = manifestFaults(REPORT_SHOTS);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const pages = await byReport(async (name) => publishReport(root, name, data[name]));
  const sets = new Map<ShotName, ShotSet>();
  const faults: string[] = [];
  const browser = await startBrowser();

  /** Takes one picture; gives back what is wrong with it. */
  const take = async (name: ShotName, place: string): Promise<readonly string[]> => {
    const missing = numberFaults(name, REPORT_SHOTS[name], numbers);
    if (missing.length > 0) return missing;
    say(`Taking ${name}, ${place} …`);
    try {
      const set = await takeShots(browser, name, pages);
      const tooBig = budgetFaults(set.files);
      if (tooBig.length === 0) sets.set(name, set);
      return tooBig;
    } catch (error) {
      if (!browser.isConnected()) {
        throw new Error('The browser is gone; no picture is written.', { cause: error });
      }
      return [error instanceof Error ? error.message : String(error)];
    }
  };

  try {
    for (const [index, name] of names.entries()) {
      const reasons = await take(name, `${index + 1} of ${names.length}`);
      if (reasons.length > 0) faults.push(`${reasons.join(' ')} ${ADVICE}`);
    }
  } finally {
    await browser.close();
  }
  return { sets, numbers, faults };
}
