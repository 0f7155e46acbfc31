import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { axeViolations } from './axeViolations';
import { expect } from './fixtures';
import { componentTest as test } from './fixtureSite';
import { settled, visit } from './hydrated';

test('no accessibility finding with every author component @phone', async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  await visit(page, isMobile ? '/zh/' : '/');
  expect(await axeViolations(page)).toEqual([]);
});

test('S2-117 issue 19 steps are a list, callouts are named notes, a question opens its answer', async ({
  page,
}) => {
  await visit(page, '/');
  const steps = page.getByRole('main').getByRole('list').filter({ hasText: 'That was all.' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  const headings = ['Install it', 'Choose a tool', 'Done'];
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText(headings.map((text) => new RegExp(text)));
  const outline = page.getByRole('navigation', { name: 'ON THIS PAGE' });
  for (const name of [...headings, 'In detail'])
    await expect(outline.getByRole('link', { name })).toBeVisible();

  for (const name of [
    'Tip: Keep it short',
    'Note: Where it comes from',
    'Warning: Read this first',
    'Danger: Never ship it',
  ]) {
    await expect(page.getByRole('note', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('note', { name: 'Danger', exact: true })).toContainText('A quoted note.');

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

test('S9-45 every width from 320 to 1600 shows every component without scrolling sideways', async ({
  page,
}) => {
  for (const lang of LANGS) {
    await page.goto(localePath('/', lang));
    for (const width of [320, 390, 480, 640, 768, 800, 960, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${lang}, ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('@phone-only on a phone each row is a card that still reads as a table', async ({ page }) => {
  await page.goto('/');
  const table = page.getByRole('table', { name: 'Built-in rules' });
  await expect(table.getByRole('row')).toHaveCount(10);
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  const boxes = await table
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  expect(new Set(boxes).size).toBe(1);
});

test('a report picture is loaded in the theme at hand alone, in the best format, when it is near', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image' && pathname.startsWith('/images/')) asked.push(pathname);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/');
  await settled(page);
  expect(asked).toEqual([]);
  const figure = page.getByRole('figure').filter({ hasText: 'The first page of a report' });
  await figure.scrollIntoViewIfNeeded();
  const image = figure.getByAltText(/^The Overall page of a report/).filter({ visible: true });
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
    .toBeGreaterThan(0);
  expect(new Set(asked)).toEqual(new Set(['/images/report/overall-en-dark.avif']));
});
