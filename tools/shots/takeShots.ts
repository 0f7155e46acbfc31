import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { LANGS, type Lang } from '../../site/languages';
import type { ReportName } from '../../site/reportDemos';
import { SHOT_DENSITY, SHOT_FORMATS, SHOT_THEMES } from '../../site/shotImages';
import { REPORT_SHOTS, type ReportView, type ShotName, type ViewStep } from '../../site/reportShots';
import type { ShotBox, ShotFile } from '../../site/shotFiles';
import { openReport, settle } from './openReport';

interface TakenShot {
  readonly png: Buffer;
  readonly boxes: readonly ShotBox[];
}

type Rectangle = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;

/** Space around a numbered box, in px. */
const AIR = 6;
/** The window grows until all of a picture is in it. */
const TALL = 1400;
/** From one place that the mouse tries to the next, in px, and how long it waits at each, in ms. */
const STRIDE = 6;
const PATIENCE = 500;

type SweepStep = Extract<ViewStep, { readonly until: string }>;

async function hoverUntil(page: Page, { hover, at: { x, y }, until }: SweepStep): Promise<void> {
  const [element, wanted] = [page.locator(hover).first(), page.locator(until).first()];
  const right = (await element.boundingBox())?.width ?? 0;
  for (let left = x; left < right; left += STRIDE) {
    await element.hover({ position: { x: left, y } });
    await wanted.waitFor({ timeout: PATIENCE }).catch(() => undefined);
    if (await wanted.isVisible()) return;
  }
  throw new Error(`nothing from ${x}, ${y} to the right shows \`${until}\``);
}

async function doStep(page: Page, step: ViewStep): Promise<void> {
  const first = (selector: string) => page.locator(selector).first();
  if ('until' in step) await hoverUntil(page, step);
  else if ('hover' in step) await first(step.hover).hover(step.at && { position: step.at });
  else if ('click' in step) await first(step.click).click();
  else if ('choose' in step) await first(step.choose).dispatchEvent('click');
  else if ('doubleClick' in step) await first(step.doubleClick).dblclick();
  else if ('select' in step) {
    await first(step.select).click();
    await page.keyboard.type(step.text);
    await page.keyboard.press('Enter');
    await page.locator(':focus').blur();
  } else await first(step.fill).fill(step.text);
  if (!('hover' in step)) await page.mouse.move(0, 0);
  await settle(page);
}

/** The box around all visible elements of a selector. */
async function around(page: Page, selector: string): Promise<Rectangle> {
  const elements = await page.locator(selector).all();
  const boxes = (await Promise.all(elements.map((each) => each.boundingBox()))).filter(
    (box) => box !== null && box.width > 0 && box.height > 0,
  ) as Rectangle[];
  if (boxes.length === 0) throw new Error(`nothing visible at \`${selector}\``);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A numbered box around a part of a picture, in per cent of it. */
function boxIn(clip: Rectangle, mark: Rectangle, selector: string): ShotBox {
  /** Where it begins and how long it is, along one side of the picture. */
  const along = (start: number, length: number, whole: number) => {
    const [from, to] = [start - AIR, start + length + AIR].map((at) => Math.min(Math.max(at, 0), whole));
    if (from === undefined || to === undefined || to <= from)
      throw new Error(`\`${selector}\` lies outside the picture`);
    return [from, to - from].map((part) => Math.round((part / whole) * 10_000) / 100) as [number, number];
  };
  const [left, width] = along(mark.x - clip.x, mark.width, clip.width);
  const [top, height] = along(mark.y - clip.y, mark.height, clip.height);
  return { left, top, width, height };
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '') ?? '';

async function look(page: Page, view: ReportView, width: number): Promise<TakenShot> {
  const windowHeight = view.height ?? TALL;
  await page.setViewportSize({ width, height: windowHeight });
  await settle(page);
  for (const [index, step] of (view.steps ?? []).entries()) {
    await doStep(page, step).catch((error: unknown) => {
      const [action = '', selector = ''] = Object.entries(step)[0] ?? [];
      throw new Error(`step ${index + 1}, ${action} \`${String(selector)}\`: ${firstLine(error)}`, {
        cause: error,
      });
    });
  }
  const whole = await around(page, view.crop);
  const [x, y] = [Math.max(0, Math.floor(whole.x)), Math.max(0, Math.floor(whole.y))];
  const bottom = Math.min(Math.ceil(whole.y + whole.height), windowHeight);
  const clip = {
    x,
    y,
    width: Math.ceil(Math.min(whole.x + whole.width, width)) - x,
    height: Math.min(bottom - y, view.maxHeight ?? bottom),
  };
  const boxes = [];
  for (const mark of view.marks) boxes.push(boxIn(clip, await around(page, mark), mark));
  return { png: await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }), boxes };
}

/** Takes one picture of a published report. An error names it, and what its view does not have. */
async function takeShot(
  browser: Browser,
  report: string,
  { name, lang, theme }: { name: ShotName; lang: Lang; theme: (typeof SHOT_THEMES)[number] },
): Promise<TakenShot> {
  const { view } = REPORT_SHOTS[name];
  const { route, width = 1280, density = SHOT_DENSITY } = view;
  try {
    const page = await openReport(browser, { report, lang, theme, route, width, density });
    try {
      return await look(page, view, width);
    } finally {
      await page.context().close();
    }
  } catch (error) {
    throw new Error(
      `site/shots: "${name}" (${lang}, ${theme}) cannot be taken: ${firstLine(error)}. Correct its route, steps or selectors.`,
      { cause: error },
    );
  }
}

const ENCODERS: Readonly<Record<(typeof SHOT_FORMATS)[number], (png: Buffer) => Promise<Buffer>>> = {
  avif: (png) => sharp(png).avif({ quality: 58, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer(),
  webp: (png) => sharp(png).webp({ quality: 80, effort: 5 }).toBuffer(),
};

/** The files of one picture in both languages and themes. */
export interface ShotSet {
  /** Content by file name, such as `overall-zh-dark.avif`. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly facts: Readonly<Record<Lang, ShotFile>>;
}

/** Takes a picture of a published report in every language, theme and format; the themes must give the same sizes. */
export async function takeShots(
  browser: Browser,
  name: ShotName,
  pages: Readonly<Record<ReportName, string>>,
): Promise<ShotSet> {
  const files = new Map<string, Buffer>();
  const inLang = async (lang: Lang): Promise<ShotFile> => {
    const facts = [];
    for (const theme of SHOT_THEMES) {
      const report = pages[REPORT_SHOTS[name].view.report];
      const { png, boxes } = await takeShot(browser, report, { name, lang, theme });
      for (const format of SHOT_FORMATS) {
        files.set(`${name}-${lang}-${theme}.${format}`, await ENCODERS[format](png));
      }
      const { width, height } = await sharp(png).metadata();
      facts.push({ width, height, boxes });
    }
    const [first, second] = facts;
    if (!first || JSON.stringify(first) !== JSON.stringify(second)) {
      throw new Error(
        `site/shots: "${name}" (${lang}) has other sizes or boxes in the dark theme than in the light one. Choose a crop that has the same.`,
      );
    }
    return first;
  };
  const [en, zh] = LANGS;
  return { files, facts: { [en]: await inLang(en), [zh]: await inLang(zh) } as Record<Lang, ShotFile> };
}
