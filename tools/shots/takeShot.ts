import type { Locator, Page } from '@playwright/test';
import type { Lang } from '../../site/languages';
import { REPORT_VIEWS, type ReportViewFact, type ViewStep } from '../../site/reportViews';
import { SHOT_DENSITY, type SHOT_THEMES, type ShotName } from '../../site/reportShots';
import type { ShotBox } from '../../site/shotFiles';
import { settle } from './openReport';
import type { ReportPages } from './reportPages';

/** A picture as the browser gave it. */
export interface TakenShot {
  /** PNG with every colour. */
  readonly png: Buffer;
  readonly boxes: readonly ShotBox[];
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Space around a numbered box, in px. */
const AIR = 6;
const WIDTH = 1280;
/** The window grows until all of a picture is in it. */
const TALL = 1400;
/** From one place that the mouse tries to the next, in px, and how long it waits at each, in ms. */
const STRIDE = 6;
const PATIENCE = 500;

type SweepStep = Extract<ViewStep, { readonly until: string }>;

/** Moves the mouse to the right until something is shown. */
async function hoverUntil(page: Page, { hover, at: { x, y }, until }: SweepStep): Promise<void> {
  const [element, wanted] = [page.locator(hover).first(), page.locator(until).first()];
  const right = (await element.boundingBox())?.width ?? 0;
  for (let left = x; left < right; left += STRIDE) {
    await element.hover({ position: { x: left, y } });
    const isShown = await wanted.waitFor({ timeout: PATIENCE }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
  }
  throw new Error(`nothing from ${x}, ${y} to the right shows \`${until}\``);
}

async function doStep(page: Page, step: ViewStep): Promise<void> {
  if ('hover' in step) {
    if ('until' in step) await hoverUntil(page, step);
    else
      await page
        .locator(step.hover)
        .first()
        .hover(step.at && { position: step.at });
    await settle(page);
    return;
  }
  if ('click' in step) await page.locator(step.click).first().click();
  else if ('choose' in step) await page.locator(step.choose).first().dispatchEvent('click');
  else if ('doubleClick' in step) await page.locator(step.doubleClick).first().dblclick();
  else if ('select' in step) {
    await page.locator(step.select).first().click();
    await page.keyboard.type(step.text);
    await page.keyboard.press('Enter');
    await page.locator(':focus').blur();
  } else await page.locator(step.fill).first().fill(step.text);
  await page.mouse.move(0, 0);
  await settle(page);
}

async function around(what: Locator, selector: string): Promise<Rectangle> {
  const boxes = (await Promise.all((await what.all()).map((each) => each.boundingBox()))).filter(
    (box) => box !== null && box.width > 0 && box.height > 0,
  ) as Rectangle[];
  if (boxes.length === 0) throw new Error(`nothing visible at \`${selector}\``);
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100;
const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

function boxIn(clip: Rectangle, mark: Rectangle, selector: string): ShotBox {
  const left = between(mark.x - AIR - clip.x, 0, clip.width);
  const top = between(mark.y - AIR - clip.y, 0, clip.height);
  const right = between(mark.x + mark.width + AIR - clip.x, 0, clip.width);
  const bottom = between(mark.y + mark.height + AIR - clip.y, 0, clip.height);
  if (right <= left || bottom <= top) throw new Error(`\`${selector}\` lies outside the picture`);
  return {
    left: percent(left, clip.width),
    top: percent(top, clip.height),
    width: percent(right - left, clip.width),
    height: percent(bottom - top, clip.height),
  };
}

/** The first line of a message, for a sentence that goes on behind it. */
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/\.$/, '') ?? '';

/** What is asked for: a picture in one language and theme. */
export interface ShotRequest {
  readonly name: ShotName;
  readonly lang: Lang;
  readonly theme: (typeof SHOT_THEMES)[number];
}

async function look(page: Page, view: ReportViewFact, width: number): Promise<TakenShot> {
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
  const whole = await around(page.locator(view.crop), view.crop);
  const [x, y] = [Math.max(0, Math.floor(whole.x)), Math.max(0, Math.floor(whole.y))];
  const bottom = Math.min(Math.ceil(whole.y + whole.height), windowHeight);
  const clip = {
    x,
    y,
    width: Math.ceil(Math.min(whole.x + whole.width, width)) - x,
    height: Math.min(bottom - y, view.maxHeight ?? bottom),
  };
  const boxes = [];
  for (const mark of view.marks) boxes.push(boxIn(clip, await around(page.locator(mark), mark), mark));
  return { png: await page.screenshot({ clip, animations: 'disabled', caret: 'hide' }), boxes };
}

/**
 * Takes one picture.
 * @param pages open reports
 * @param report HTML of the published report
 * @returns the picture and where its numbered boxes lie
 * @throws Error naming the picture when its view does not open or an element is not there
 */
export async function takeShot(
  pages: ReportPages,
  report: string,
  { name, lang, theme }: ShotRequest,
): Promise<TakenShot> {
  const view = REPORT_VIEWS[name];
  const width = view.width ?? WIDTH;
  const sight = { report, lang, theme, route: view.route, width, density: view.density ?? SHOT_DENSITY };
  try {
    return await look(await pages.show(sight), view, width);
  } catch (error) {
    await pages.drop(sight);
    throw new Error(
      `site/reportViews.ts: "${name}" (${lang}, ${theme}) cannot be taken: ${firstLine(error)}. Correct its route, steps or selectors.`,
      { cause: error },
    );
  }
}
