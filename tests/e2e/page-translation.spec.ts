import type { Page } from '@playwright/test';
import { localePath } from '../../site/routes';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { FLOWS, dialogOf, type Flow } from './translatedFlows';
import { TRANSLATORS, translatePage, type Translator } from './translator';
import { useEarly } from './useEarly';

/** What a part shows. Spaces do not count: an element around a text may bring a line end. */
const read = async (page: Page, part: string): Promise<string> => {
  const texts = await page
    .locator(part)
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).innerText));
  return texts.join('').replace(/[\s«»]/g, '');
};

/** The flow without a translator, which says what is to be seen. */
async function plainTexts(page: Page, { path, run }: Flow): Promise<string[]> {
  const texts: string[] = [];
  await page.goto(path);
  await hydrated(page);
  await run(page, async (part = 'body') => {
    let before: string | undefined;
    const isStill = async () => {
      const now = await read(page, part);
      const still = now === before;
      before = now;
      return still;
    };
    await expect.poll(isStill, { intervals: [400] }).toBe(true);
    texts.push(before ?? '');
  });
  return texts;
}

async function compare(page: Page, flow: Flow, texts: readonly string[], how: Translator): Promise<void> {
  let step = 0;
  await page.evaluate(() => localStorage.clear());
  await page.goto(flow.path);
  await hydrated(page);
  await translatePage(page, how);
  await flow.run(page, async (part = 'body') => {
    await expect.poll(() => read(page, part), { message: `step ${step + 1}, ${how}` }).toBe(texts[step]);
    step += 1;
  });
}

for (const [index, [name, flow]] of Object.entries(FLOWS).entries()) {
  const lang = index % 2 ? 'zh' : 'en';
  const tag = name === 'builder' ? '@core' : [];
  test(`a page that the browser translates goes on to work: ${name}`, { tag }, async ({ page }) => {
    test.slow();
    const inLang = { ...flow, path: localePath(flow.path, lang) };
    const texts = await plainTexts(page, inLang);
    for (const how of TRANSLATORS) await compare(page, inLang, texts, how);
  });
}

for (const [path, how] of [
  ['/', 'replaces'],
  ['/zh/guide/start/quick-start', 'moves'],
  ['/guide/overview', 'takes back'],
] as const) {
  test(`a page that is translated before its scripts are there keeps text and translation: ${path}`, async ({
    page,
  }) => {
    let before = '';
    await useEarly(page, path, async () => {
      before = await read(page, 'main');
      await translatePage(page, how);
    });
    await expect.poll(() => read(page, 'main')).toContain(before.slice(0, 300));
    if (how !== 'takes back') await expect(page.locator('main h1 font').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  });
}

test('@phone @phone-only menus of a phone go on to work when the browser translates', async ({ page }) => {
  const flow: Flow = {
    path: '/zh/guide/more/faq',
    run: async (tab, look) => {
      for (const opener of ['header button[aria-haspopup="dialog"]', 'button[data-part="sidebar"]']) {
        await tab.locator(opener).last().click();
        await look('dialog[open]');
        await tab.keyboard.press('Escape');
        await expect(dialogOf(tab)).toHaveCount(0);
      }
      await tab.locator('button[data-part="outline"]').click();
      await look();
    },
  };
  const texts = await plainTexts(page, flow);
  for (const how of TRANSLATORS) await compare(page, flow, texts, how);
});
