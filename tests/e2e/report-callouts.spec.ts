import { REPORT_SHOTS } from '../../site/reportShots';
import { hydrated } from './hydrated';
import { expect, test } from './sharedPage';

const PAGE = '/guide/usage/bundle-alerts';

test('the callouts of a picture lie inside it and shrink with it, and a list says them in words @phone', async ({
  page,
}) => {
  await page.goto(PAGE);
  await hydrated(page);
  const shot = page.getByRole('figure').filter({ hasText: REPORT_SHOTS['bundle-alerts'].caption.en });
  const texts = REPORT_SHOTS['bundle-alerts'].marks.map(({ en }) => en);
  await expect(shot.getByRole('listitem')).toHaveText(texts);
  const picture = await shot
    .getByAltText(REPORT_SHOTS['bundle-alerts'].alt.en)
    .filter({ visible: true })
    .boundingBox();
  for (const number of texts.keys()) {
    const chip = shot.locator('[aria-hidden="true"]').getByText(String(number + 1), { exact: true });
    const place = await chip.locator('..').boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) - 1);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(
      (picture?.x ?? 0) + (picture?.width ?? 0) + 1,
    );
    expect(place?.width).toBeGreaterThan(20);
  }
});
