import type { Page } from '@playwright/test';
import { localePath } from '../../site/routes';
import { expect, test } from './fixtures';
import { visit } from './hydrated';
import { FLOWS, dialogOf, type Flow } from './translatedFlows';
import { useEarly } from './useEarly';

/** What a translator does with a text: moves it into its element, leaves it out for another, or also takes that back at once. */
const TRANSLATORS = ['moves', 'replaces', 'takes back'] as const;

/** How a page is translated. */
type Translator = (typeof TRANSLATORS)[number];

/**
 * Translates the page, and whatever it shows from then on, as browsers do: each text gets two `<font>` around it. The words
 * stay the same, so that what a translated page shows can be compared; a text that stands in for another is in «».
 */
function translatePage(page: Page, how: Translator): Promise<void> {
  return page.evaluate((style) => {
    const skipped = 'font, pre, code, textarea, script, style, svg, [translate="no"]';
    const translate = (text: Text) => {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(style === 'moves' ? text : text.data.replace(/\S(?:.*\S)?/su, '«$&»'));
      if (style === 'takes back') outer.replaceWith(text.data);
    };
    const known = new WeakMap<Node, string>();
    const run = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const isNew = known.get(text) !== text.data;
        if (isNew && text.data.trim() && !text.parentElement?.closest(skipped)) translate(text);
      }
      // Taken back, a text is another node with the same words, which is not to be translated again.
      if (style !== 'takes back') return;
      const after = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (after.nextNode()) known.set(after.currentNode, after.currentNode.nodeValue ?? '');
    };
    let timer = 0;
    new MutationObserver(() => {
      if (style === 'moves') return run();
      clearTimeout(timer);
      timer = window.setTimeout(run, 10);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    run();
  }, how);
}

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
  await visit(page, path);
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
  await visit(page, flow.path);
  await translatePage(page, how);
  await flow.run(page, async (part = 'body') => {
    await expect.poll(() => read(page, part), { message: `step ${step + 1}, ${how}` }).toBe(texts[step]);
    step += 1;
  });
}

for (const [index, [name, flow]] of Object.entries(FLOWS).entries()) {
  test(`issue 15 a page that the browser translates goes on to work: ${name}`, async ({ page }) => {
    test.slow();
    const inLang = { ...flow, path: localePath(flow.path, index % 2 ? 'zh' : 'en') };
    const texts = await plainTexts(page, inLang);
    // Translators take turns; the search meets all of them.
    for (const how of index ? [TRANSLATORS[index % 3] ?? 'moves'] : TRANSLATORS)
      await compare(page, inLang, texts, how);
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
      before = await read(page, 'main');
      await translatePage(page, how);
    });
    await expect.poll(() => read(page, 'main')).toContain(before.slice(0, 300));
    await expect(page.locator('main h1 font').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  }
});

test('issue 15 menus of a phone go on to work when the browser translates @phone-only', async ({ page }) => {
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
  await compare(page, flow, texts, 'moves');
});
