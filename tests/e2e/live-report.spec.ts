import { FULL_LANGS } from '../../site/languages';
import { REPORT_DEMOS, REPORT_NAMES } from '../../site/reportDemos';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import { localePath } from '../../site/routes';
import { awake } from './awake';
import { expect, test } from './fixtures';

const PAGE = '/guide/start/live-report';

/** Something that only a report that has read its data shows, in either language. */
const SHOWN = {
  'rspack-app': REPORT_NUMBERS['rspack-app'].totalSize ?? '',
  'webpack-app': 'Loader Timeline',
  'rsbuild-app': REPORT_NUMBERS['rsbuild-app'].totalSize ?? '',
  'bundle-diff': REPORT_NUMBERS['bundle-diff'].totalSizeAfter ?? '',
} as const;

for (const lang of FULL_LANGS) {
  test(`live reports (${lang}) open in a frame without origin, complaint or outside request @core`, async ({
    page,
    complaints,
  }) => {
    await page.goto(localePath(PAGE, lang));
    await awake(page);
    for (const name of REPORT_NAMES) {
      await test.step(name, async () => {
        const title = REPORT_DEMOS[name].title[lang];
        await page.getByRole('button', { name: new RegExp(`: ${title.replace(/[()]/g, '.')}$`) }).click();
        const frame = page.getByTitle(title);
        await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
        const report = frame.contentFrame();
        await expect(report.getByText(SHOWN[name]).first()).toBeVisible();
        await expect(report.getByRole('switch')).not.toBeChecked();
        expect(complaints).toEqual([]);
      });
    }
    // What reports would ask for late, they ask for within this time.
    await page.waitForTimeout(1500);
  });
}

test('a live report opens in the theme of the page, and its views can be changed @core', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(localePath(PAGE, 'zh'));
  await awake(page);
  await page.getByRole('button', { name: /Rspack/ }).click();
  const report = page.getByTitle(REPORT_DEMOS['rspack-app'].title.zh).contentFrame();
  await expect(report.getByRole('switch')).toBeChecked();
  await report.getByText('产物体积分析').first().click();
  await expect(report.getByText(REPORT_NUMBERS['rspack-app'].sizeOfMainJs ?? '').first()).toBeVisible();
});

test('a comparison counts the modules as the page says @core', async ({ page }) => {
  const { modulesBefore = '', modulesAfter = '', savedPercent = '' } = REPORT_NUMBERS['bundle-diff'];
  await page.goto(REPORT_DEMOS['bundle-diff'].page + REPORT_DEMOS['bundle-diff'].start);
  for (const number of [modulesBefore, modulesAfter, `-${savedPercent}`]) {
    await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  }
});

test('the whole report is a page of its own, and the project is a link away @core', async ({ page }) => {
  await page.goto(PAGE);
  await awake(page);
  const demo = page.getByRole('figure').filter({ hasText: REPORT_DEMOS['rsbuild-app'].title.en });
  await expect(demo.getByRole('link', { name: /^Get the project: Shift calendar/ })).toHaveAttribute(
    'href',
    /\/examples\/rsbuild-app$/,
  );
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    demo.getByRole('link', { name: /^Open it in full/ }).click(),
  ]);
  await expect(opened.getByText(SHOWN['rsbuild-app']).first()).toBeVisible();
  expect(new URL(opened.url()).pathname).toBe('/reports/rsbuild-app');
});

test('the numbers of the page are those of the reports @phone @core', async ({ page }) => {
  await page.goto(PAGE);
  const { totalSize = '', findings = '' } = REPORT_NUMBERS['rspack-app'];
  await expect(page.getByRole('listitem').filter({ hasText: `${findings} findings of` })).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: `Bundle Size adds up to ${totalSize} in` }),
  ).toBeVisible();
});
