import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { visit } from './hydrated';
import { useEarly } from './useEarly';

/** What a translator does with a text: moves it into its element, or leaves it out for another. */
const TRANSLATORS = ['moves', 'replaces'] as const;

/**
 * Translates the page, and whatever it shows from then on, as browsers do: each text gets two `<font>` around it. The words
 * stay the same; a text that stands in for another is in «».
 */
function translateBody(style: (typeof TRANSLATORS)[number]): void {
  const skipped = 'font, pre, code, textarea, script, style, svg, [translate="no"]';
  const translate = (text: Text) => {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(style === 'moves' ? text : text.data.replace(/\S(?:.*\S)?/su, '«$&»'));
  };
  const run = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.data.trim() && !text.parentElement?.closest(skipped)) translate(text);
  };
  let timer = 0;
  new MutationObserver(() => {
    if (style === 'moves') return run();
    clearTimeout(timer);
    timer = window.setTimeout(run, 10);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  run();
}

const translatePage = (page: Page, how: (typeof TRANSLATORS)[number]) => page.evaluate(translateBody, how);

const shownText = async (page: Page, part: string): Promise<string> =>
  (await page.locator(part).innerText()).replace(/[\s«»]/g, '');

for (const how of TRANSLATORS) {
  test(`issue 15 a page that the browser translates goes on to work: ${how}`, async ({ page }) => {
    const main = page.getByRole('main');
    const dialog = page.locator('dialog[open]');
    await visit(page, '/guide/start/quick-start');
    await translatePage(page, how);
    await main.locator('select').first().selectOption('2');
    await expect(page.locator('main pre:visible', { hasText: 'webpack-plugin' }).first()).toBeVisible();
    await page.getByRole('banner').getByRole('switch').click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    const group = page.locator('[data-part="sidebar"] button[aria-expanded="true"]:visible').last();
    const open = await page.locator('[data-part="sidebar"] button[aria-expanded="true"]:visible').count();
    await group.click();
    await expect(page.locator('[data-part="sidebar"] button[aria-expanded="true"]:visible')).toHaveCount(
      open - 1,
    );

    await page.keyboard.press('Control+k');
    const field = dialog.getByRole('combobox');
    for (const [query, found] of [
      ['memory', 'memory'],
      ['memory limit', 'limit'],
      ['heap', 'heap'],
    ] as const) {
      await field.fill(query);
      await expect(dialog.locator('mark', { hasText: new RegExp(found, 'i') }).first()).toBeVisible();
    }
    await field.fill('qqqqqq wwwwww');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await field.fill('bundle diff');
    await expect(dialog.getByRole('option').first()).toHaveAttribute('href', '/guide/usage/bundle-diff');
    await field.press('Enter');
    await expect(page).toHaveURL('/guide/usage/bundle-diff');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('[data-part="sidebar"] a[href="/guide/start/action"]').evaluate((link) => {
      (link as HTMLElement).click();
    });
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');

    await visit(page, '/config/builder');
    await translatePage(page, how);
    await page.locator('input[value="ci-size"]').check({ force: true });
    await expect(page.locator('pre', { hasText: "type: ['json']" }).first()).toBeVisible();
    await page.getByRole('tab').nth(1).click();
    await main.locator('textarea').last().fill("{ mdoe: 'brief' }");
    await page.keyboard.press('Control+Enter');
    await expect(main.getByRole('listitem').filter({ hasText: 'mdoe' }).first()).toBeVisible();
    await main.locator('textarea').last().fill("{ output: { mode: 'brief' } }");
    await page.keyboard.press('Control+Enter');
    await expect(main.getByRole('listitem').filter({ hasText: 'mdoe' })).toHaveCount(0);
  });
}

test('issue 15 a page that is translated before its scripts are there keeps text and translation', async ({
  page,
}) => {
  for (const [path, how] of [
    ['/', 'replaces'],
    ['/zh/guide/start/quick-start', 'moves'],
  ] as const) {
    let before = '';
    await useEarly(page, path, async () => {
      before = await shownText(page, 'main');
      await translatePage(page, how);
    });
    await expect.poll(() => shownText(page, 'main')).toContain(before.slice(0, 300));
    await expect(page.locator('main h1 font').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.locator('dialog[open]').getByRole('combobox')).toBeFocused();
  }
});

test('the text of a page is hydrated in small steps, or at once when it is translated in between', async ({
  page,
}) => {
  const path = '/guide/start/quick-start';
  const end = page.locator('main .rspress-doc > :last-child');
  const isHydrated = () => end.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  await page.addInitScript(() => {
    addEventListener('touchcancel', () => document.body.setAttribute('data-hurried', ''), true);
  });
  await page.goto(path);
  await expect.poll(isHydrated).toBe(true);
  await expect(page.locator('[data-hurried]')).toHaveCount(0);

  const before = await shownText(page, 'main');
  // Behind the effects of the page and the scripts of its head, and before the next step of React.
  await page.addInitScript(`addEventListener('site-hydrated', () => queueMicrotask(() => queueMicrotask(() => {
    const end = document.querySelector('main .rspress-doc').lastElementChild;
    document.body.toggleAttribute('data-between', !Object.keys(end).some((key) => key.startsWith('__react')));
    (${String(translateBody)})('replaces');
  })));`);
  await page.reload();
  await expect(page.locator('[data-between]')).toHaveCount(1);
  await expect.poll(isHydrated).toBe(true);
  await expect.poll(() => shownText(page, 'main')).toContain(before.slice(0, 300));
  await expect(page.locator('main p font').first()).toBeVisible();
});
