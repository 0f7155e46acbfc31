import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { combinations } from '../support/combinations';
import { eachChoice } from '../support/pairs';
import { hydrated } from './hydrated';
import { expect, test } from './componentSite';
import { axeViolations } from './axeViolations';

for (const { lang, theme, device, tag } of combinations(
  {
    lang: LANGS,
    theme: ['light', 'dark'],
    device: ['desktop', 'phone'],
  },
  eachChoice,
)) {
  test(
    `no accessibility finding with every author component: ${lang}, ${theme}, ${device}`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(localePath('/', lang));
      await hydrated(page);
      expect(await axeViolations(page)).toEqual([]);
    },
  );
}

test('S2-117 steps are a list of as many items as there are headings, all of them in the outline', async ({
  page,
}) => {
  await page.goto('/');
  const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'That was all.' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  const headings = ['Install it', 'Choose a tool', 'Done'];
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(headings.map((text) => new RegExp(text)));
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
  for (const name of [...headings, 'In detail'])
    await expect(outline.getByRole('link', { name })).toBeVisible();
});

test('callouts are notes named by kind and title @core', async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Tip: Keep it short',
    'Note: Where it comes from',
    'Warning: Read this first',
    'Danger: Never ship it',
  ]) {
    await expect(page.getByRole('note', { name, exact: true })).toBeVisible();
  }
  const quoted = page.getByRole('note', { name: 'Danger', exact: true });
  await expect(quoted).toContainText('A quoted note.');
});

test('issue 19 a question opens its answer, by keyboard and by its address @core', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const answer = page.getByText('Look at the longest bar.');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'Why is it slow?' }).focus();
  await page.keyboard.press('Space');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
  await page.goto('/#why-slow');
  await expect(answer).toBeVisible();
});

for (const lang of LANGS) {
  test(`every width from 320 to 1600 shows all of it without scrolling sideways: ${lang}`, async ({
    page,
  }) => {
    await page.goto(localePath('/', lang));
    for (const width of [320, 390, 480, 640, 768, 800, 960, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('@phone-only on a phone each row is a card that still reads as a table', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table', { name: 'Built-in rules' });
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  const first = table.getByRole('row').nth(1);
  const boxes = await first
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  expect(new Set(boxes).size).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tables are there, the filter is not; the report is a link', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'E1009', exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Open the report/ })).toHaveAttribute(
      'href',
      '/demos/order-desk.html?lang=en#/start',
    );
    await expect(page.getByText('The text for webpack.')).toBeVisible();
  });
});
