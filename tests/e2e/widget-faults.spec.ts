import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { expect, test } from './fixtures';
import { visit } from './hydrated';

/** Lets parts of a page that is not open yet throw while they are drawn: all that give an element a class, named as in the sources. */
const breakParts = (page: Page, name: string) =>
  page.route('**/static/js/**', async (route) => {
    const body = await (await route.fetch()).text();
    const broken = `className:(() => { throw new Error('broken part'); })()`;
    // What the page fetches ahead may still be on its way when it is closed.
    await route
      .fulfill({ contentType: 'text/javascript', body: body.replaceAll(`className:"${name}"`, broken) })
      .catch(() => undefined);
  });

const bare = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '');

/** What the HTML of a page says in a part of it. */
async function written(page: Page, address: string, part: string): Promise<string> {
  const html = await (await page.request.get(address)).text();
  const root = parse(html, { blockTextElements: { script: true, style: true } });
  return bare(root.querySelector(part)?.textContent);
}

const shown = async (page: Page, part: string) => bare(await page.locator(part).first().textContent());

/** Every fault is said once; besides, React says that it renders what it could not hydrate. */
async function expectSaid(pageErrors: string[], times: number): Promise<void> {
  const faults = () => pageErrors.filter((line) => !line.includes('hydrateRoot recoverable error'));
  await expect.poll(() => faults().length).toBe(times);
  expect(faults().filter((line) => !line.includes('broken part'))).toEqual([]);
  pageErrors.splice(0);
}

/** The bar, the search and the links of the page still do what they do. */
async function expectRestWorks(page: Page): Promise<void> {
  const theme = page.getByRole('switch').first();
  const was = await theme.getAttribute('aria-checked');
  await theme.click();
  await expect(theme).toHaveAttribute('aria-checked', was === 'true' ? 'false' : 'true');
  await page.getByRole('button', { name: 'Search docs' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

for (const { what, name, address, part } of [
  { what: 'tabs', name: 'Tabs-tabs', address: '/guide/start/cicd', part: 'main' },
  {
    what: 'a sidebar',
    name: 'Sidebar-sidebar',
    address: '/guide/start/intro',
    part: '[data-part="sidebar"]',
  },
]) {
  test(`issue 15 ${what} that throw when the page hydrates keep their HTML, and the rest works`, async ({
    page,
    pageErrors,
  }) => {
    await breakParts(page, name);
    const text = await written(page, address, part);
    expect(text.length).toBeGreaterThan(30);
    await visit(page, address);
    const kept = page.locator('[data-static]');
    await expect(kept.first()).toBeAttached();
    // What could not be hydrated is drawn, by a script that comes first.
    await expect.poll(() => shown(page, part)).toBe(text);
    await expectSaid(pageErrors, await kept.count());
    await expectRestWorks(page);
    await page.getByRole('navigation').locator('a[href^="/guide/start/"]:visible').last().click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    pageErrors.splice(0);
  });
}
