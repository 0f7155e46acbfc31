import type { Page } from '@playwright/test';
import { REPORT_SHOTS } from '../../site/reportShots';
import { ZOOM_WORDS } from '../../site/words/late';
import { visit } from './hydrated';
import { axeViolations } from './axeViolations';
import { expect, test } from './fixtures';

const SHOT = REPORT_SHOTS['bundle-alerts'];

/** Opens a page with a picture; gives back the button that enlarges it. */
async function openPage(page: Page) {
  await visit(page, '/guide/usage/bundle-alerts');
  return page.getByRole('main').getByRole('button', { name: `Enlarge picture: ${SHOT.alt.en}` });
}

test('issue 18.3 an enlarged picture keeps its numbered boxes, with a caption and a button that closes it @quick', async ({
  page,
}) => {
  const picture = await openPage(page);
  const texts = SHOT.marks.map(({ en }) => en);
  await expect(
    page.getByRole('figure').filter({ hasText: SHOT.caption.en }).getByRole('listitem'),
  ).toHaveText(texts);
  await picture.click();
  const copy = page.locator('body > img');
  const layer = page.locator('.zoom-layer');
  await expect(layer.locator('[data-marks] > span')).toHaveCount(SHOT.marks.length);
  const place = await copy.boundingBox();
  for (const mark of await layer.locator('[data-marks] > span').all()) {
    const box = await mark.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((place?.x ?? 0) - 1);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0) + 1);
  }
  await expect(layer.getByText(SHOT.caption.en)).toBeInViewport();
  expect(await axeViolations(page)).toEqual([]);
  await layer.getByText(ZOOM_WORDS.zoomClose.en).click();
  await expect(layer).toHaveCount(0);
  await expect(copy).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('issue 18.3 on a phone an enlarged picture is larger than the window, and can be moved @phone-only', async ({
  page,
}) => {
  await (await openPage(page)).tap();
  const scroller = page.locator('.zoom-pan');
  await expect(scroller.locator('[data-marks] > span')).toHaveCount(SHOT.marks.length);
  await expect
    .poll(() => scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth))
    .toBeGreaterThan(2);
  const moved = await scroller.evaluate((element) => {
    element.scrollBy(300, 0);
    return element.scrollLeft;
  });
  expect(moved).toBe(300);
  await expect(scroller).toBeVisible();
  await page.locator('.zoom-layer').getByText(ZOOM_WORDS.zoomClose.en).tap();
  await expect(page.locator('.zoom-layer')).toHaveCount(0);
});
