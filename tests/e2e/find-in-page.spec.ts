import type { Page } from '@playwright/test';
import { visit } from './hydrated';
import { expect, test } from './fixtures';
import { watchShifts } from './watchShifts';

const ACTION = '/guide/start/action';
const QUICK = '/guide/start/quick-start';

/** Finds a text as a browser does; a link to a text is the find in page that a script can use. */
const find = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    window.location.hash = `:~:text=${encodeURIComponent(wanted).replaceAll('-', '%2D')}`;
  }, text);

test('issue 18.2 find in page selects the tab and the package manager that have the text @quick', async ({
  page,
}) => {
  await visit(page, `/zh${ACTION}`);
  const name = page.getByText('webpack.config.cjs', { exact: true });
  await expect(name).toBeHidden();
  await find(page, 'webpack.config.cjs');
  await expect(page.getByRole('tab', { name: 'webpack' })).toHaveAttribute('aria-selected', 'true');
  await expect(name).toBeInViewport();
  await expect(page.getByText('rspack.config.mjs', { exact: true })).toBeHidden();
  await find(page, 'bun add');
  const bun = page.getByRole('tab', { name: 'bun' });
  await expect(bun).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/^bun add/)).toBeInViewport();
  await page.reload();
  await expect(bun).toHaveAttribute('aria-selected', 'true');
});

test('issue 18.2 find in page opens a group of the sidebar, and makes the choices that a text is for', async ({
  page,
}) => {
  await visit(page, QUICK);
  const group = page.getByRole('button', { name: 'Rules', exact: true });
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await find(page, 'E1004');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await find(page, 'webpack.config.cjs');
  await expect(page.getByRole('combobox', { name: 'Build tool' })).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: 'Config format' })).toHaveValue('1');
  await expect(page.getByText('webpack.config.cjs', { exact: true })).toBeInViewport();
  await expect(page).toHaveURL(/\?tool=webpack&format=cjs/);
  await expect(page.getByText('rspack.config.mjs', { exact: true })).toBeHidden();
  await find(page, 'pnpm add');
  await expect(page.getByRole('combobox', { name: 'Package manager' })).toHaveValue('2');
  await expect(page.locator('main pre:visible', { hasText: '-D' })).toContainText(/^pnpm add/, {
    useInnerText: true,
  });
});

test('issue 18.2 issue 19 find in page works behind a link, and opens answers', async ({ page }) => {
  await visit(page, '/guide/frameworks/webpack');
  await page.getByRole('main').getByRole('link', { name: 'quick start' }).click();
  const tool = page.getByRole('combobox', { name: 'Build tool' });
  await expect(tool).toHaveValue('2');
  await find(page, 'Nuxt with its webpack builder');
  await expect(tool).toHaveValue('10');
  await expect(page.getByText('Nuxt with its webpack builder')).toBeInViewport();

  await visit(page, '/guide/more/faq');
  const answer = page.getByText('Your server compresses with other settings');
  await expect(answer).toBeHidden();
  await find(page, 'Your server compresses with other settings');
  await expect(answer).toBeInViewport();
});

test('issue 18.2 what is folded takes no room, and is read and reached by nobody', async ({ page }) => {
  const shifts = await watchShifts(page);
  await visit(page, `${QUICK}?tool=webpack`);
  const folded = page.locator('[hidden="until-found"]');
  await expect(folded).not.toHaveCount(0);
  expect(await shifts()).toEqual([]);
  const heights = await folded.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([0]));
  // In the flow, even an empty box would keep the margins around it apart.
  const places = await folded.evaluateAll((all) => all.map((part) => getComputedStyle(part).position));
  expect(new Set(places)).toEqual(new Set(['absolute']));
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value));
  expect(names.filter((name) => /Empty the output folder/.test(name))).not.toEqual([]);
  expect(names.filter((name) => /Nuxt with its webpack builder/.test(name))).toEqual([]);
  const reached = await folded.evaluateAll((all) => {
    const inside = all.flatMap((part) => [...part.querySelectorAll<HTMLElement>('a, button')]);
    for (const control of inside) control.focus();
    return inside.filter((control) => control.matches(':focus')).length;
  });
  expect(reached).toBe(0);
});
