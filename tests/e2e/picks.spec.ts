import type { Page } from '@playwright/test';
import { PICKS } from '../../site/picks';
import { hydrated, visit } from './hydrated';
import { expect, test } from './fixtures';
import { useEarly } from './useEarly';
import { watchShifts } from './watchShifts';

const PAGE = '/guide/start/quick-start';
const tool = (page: Page) => page.getByRole('combobox', { name: 'Build tool' });
const placeOf = (name: (typeof PICKS.tool)[number]) => String(PICKS.tool.indexOf(name));
const manager = (page: Page) => page.getByRole('combobox', { name: 'Package manager' });
const shell = (page: Page) => page.getByRole('combobox', { name: 'Terminal' });
const install = (page: Page) => page.locator('main pre:visible', { hasText: '-D' });

test('issue 18.2 a choice changes the steps, is kept, and is written into the address @core', async ({
  page,
}) => {
  await visit(page, PAGE);
  await expect(install(page)).toHaveText(/@rsdoctor\/rspack-plugin/);
  await tool(page).selectOption('webpack');
  await manager(page).selectOption('pnpm');
  await shell(page).selectOption('PowerShell');
  await expect(page).toHaveURL(`${PAGE}?tool=webpack&pm=pnpm&shell=powershell`);
  expect((await install(page).innerText()).trim()).toMatch(/^pnpm add -D @rsdoctor\/webpack-plugin@\S+$/);
  await expect(page.getByText("$env:RSDOCTOR = 'true'; pnpm run build")).toBeVisible();
  await page.goto(PAGE);
  await expect(tool(page)).toHaveValue(placeOf('webpack'));
  await expect(install(page)).toHaveText(/webpack-plugin/);
  await visit(page, '/guide/frameworks/docusaurus');
  await expect(manager(page)).toHaveValue('2');
  expect(await install(page).innerText()).toMatch(/^pnpm add/);
});

test('issue 18.2 an address chooses before the first paint, and nothing moves', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const first = document.querySelector('main pre')?.closest('[data-when-tool]');
      if (first) seen.push(String(first.querySelector('pre')?.checkVisibility()));
      if (seen.length < 200) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, `${PAGE}?tool=next-js&pm=bun&shell=cmd&format=nothing`);
  await expect(tool(page)).toHaveValue(placeOf('next-js'));
  await expect(page.getByText('set "RSDOCTOR=true" && bunx next build --webpack')).toBeVisible();
  // The first command is for other tools, and was never shown.
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['false']));
  expect(await shifts()).toEqual([]);
});

test('issue 48 an unknown tool or package manager is the first one, and the address is put right @quick', async ({
  page,
}) => {
  await visit(page, `${PAGE}?tool=vite&pm=%3Cscript%3E&shell=powershell#open`);
  await expect(tool(page)).toHaveValue(placeOf('rspack'));
  await expect(manager(page)).toHaveValue('0');
  await expect(page).toHaveURL(`${PAGE}?shell=powershell#open`);
});

test('issue 18.2 of each command one line shows before the scripts are there, and stays', async ({
  page,
}) => {
  await useEarly(page, `${PAGE}?pm=pnpm&tool=webpack`, async () => {
    await expect(install(page).first()).toBeVisible();
    expect((await install(page).first().innerText()).trim()).toMatch(/^pnpm add -D @rsdoctor\S+$/);
  });
  expect((await install(page).first().innerText()).trim()).toMatch(/^pnpm add -D @rsdoctor\S+$/);
});

test('issue 18.2 another tab and tabs of package managers follow', async ({ page, context }) => {
  await visit(page, PAGE);
  const other = await context.newPage();
  await other.goto('/guide/start/cli');
  await hydrated(other);
  await other.getByRole('tab', { name: 'yarn' }).first().click();
  await expect(manager(page)).toHaveValue('1');
  await expect(install(page)).toContainText(/^yarn add/, { useInnerText: true });
  await manager(page).selectOption('bun');
  await expect(other.getByRole('tab', { name: 'bun' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('issue 18.2 each command has its line, and the copied one is the one that shows', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guide/frameworks/docusaurus?pm=yarn');
  const run = page.locator('main pre:visible', { hasText: 'docusaurus build' });
  const lines = run.locator('[data-when-pm]:visible');
  await expect(lines).toHaveText([/^RSDOCTOR=true yarn docusaurus/, /^yarn dlx @rsdoctor\/cli/]);
  const [first, second] = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  // And no empty one below it.
  expect(first?.height).toBeLessThan(40);
  await visit(page, `${PAGE}?tool=docusaurus&pm=pnpm`);
  const sample = page.locator('.rp-codeblock:visible', { hasText: 'docusaurus build' });
  await sample.hover();
  await sample.getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('RSDOCTOR=true pnpm exec docusaurus build');
});

test('issue 18.2 paper shows what was chosen, and no form', async ({ page }) => {
  await visit(page, `${PAGE}?tool=webpack&pm=yarn&format=cjs`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('webpack.config.cjs', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('rspack.config.mjs', { exact: true })).toBeHidden();
  await expect(install(page)).toContainText(/^yarn add/, { useInnerText: true });
  await expect(manager(page)).toBeHidden();
});
