import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { SEARCH_WORDS as WORDS } from '../../site/words/siteSearch';
import { readSettings } from '../../site/settings';
import { combinations } from '../support/combinations';
import { eachChoice } from '../support/pairs';
import { hostileQueries } from '../support/hostileQueries';
import { expect, test } from './fixtures';
import { axeViolations } from './axeViolations';
import { openSearch } from './searchDialog';

const PAGE = '/guide/start/intro';
const SAMPLE = 60;
/** What Tab reaches in the dialog before its results, at most. */
const TAB_STOPS = 8;

test(
  'hostile queries are text: nothing runs, nothing becomes markup, the page stays',
  { tag: '@hostile' },
  async ({ page }) => {
    test.slow();
    await page.addInitScript(() => {
      window.alert = () => {
        document.title = 'executed';
      };
    });
    const { dialog, field, status, options } = await openSearch(page, PAGE);
    for (const query of hostileQueries(SAMPLE)) {
      await field.evaluate((input: HTMLInputElement, text) => {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        setter?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }, query);
      await expect(status).not.toHaveText(WORDS.loading.en);
    }
    // The last query finds nothing, and the dialog offers to ask it elsewhere.
    const ours = `a[href^="/"], a[href^="${readSettings(process.env).docsRepository}/issues/new?"]`;
    expect(await dialog.locator(`script, img, iframe, object, style, a:not(${ours})`).count()).toBe(0);
    expect(await page.title()).not.toBe('executed');
    await field.fill('bundle diff');
    await expect(options.first()).toHaveAttribute('href', '/guide/usage/bundle-diff');
  },
);

test('markup in the index is shown letter by letter', async ({ page }) => {
  await page.route('**/static/search_index.en.*.json', async (route) => {
    const answer = await route.fetch();
    const file = (await answer.json()) as { title: string; content: string; toc: { text: string }[] }[];
    for (const record of file) {
      record.title = `<img src=x onerror="document.title='executed'"> ${record.title}`;
      record.content = record.content.replace(/bundle/g, '<script>document.title="executed"</script> bundle');
    }
    await route.fulfill({ response: answer, json: file });
  });
  const { dialog, field, options } = await openSearch(page, PAGE);
  await field.fill('bundle');
  await expect(options.first()).toBeVisible();
  await expect(dialog.getByText('<img src=x').first()).toBeVisible();
  expect(await dialog.locator('script, img').count()).toBe(0);
  expect(await page.title()).not.toBe('executed');
});

test('issue 7.2 an index of another shape is a failed search, and the page stays', async ({
  page,
  pageErrors,
}) => {
  const shapes = [
    'null',
    '{}',
    '[]',
    '[null]',
    '[{"title":{},"content":[],"toc":"x"}]',
    '<!doctype html>',
    '[{"__proto__":[]}]',
  ];
  for (const body of shapes) {
    await page.unrouteAll();
    await page.route('**/static/search_index.*', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    const { dialog, field } = await openSearch(page, PAGE);
    await field.fill('bundle');
    await expect(dialog.getByText(WORDS.failed.en).first(), body).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(pageErrors.filter((line) => !line.includes('Failed to fetch search index'))).toEqual([]);
  pageErrors.splice(0);
});

test('typing keeps frames short: letters cause no task of more than 50 ms', async ({ page }) => {
  const { field, options } = await openSearch(page, PAGE);
  await field.fill('bundle');
  await expect(options.first()).toBeVisible();
  await page.evaluate(() => {
    const kept = window as Window & { longTasks?: number[] };
    kept.longTasks = [];
    new PerformanceObserver((list) => {
      kept.longTasks?.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await field.fill('');
  const typed = 'duplicate packages in chunks';
  await field.pressSequentially(typed, { delay: 40 });
  await expect(options.first()).toBeVisible();
  await page.waitForTimeout(400);
  const long = await page.evaluate(() => (window as Window & { longTasks?: number[] }).longTasks ?? []);
  // Slow frames of a busy machine are not the dialog's; a dialog that is slow is so at every letter.
  expect(long.filter((duration) => duration > 50).length).toBeLessThan(typed.length / 4);
});

for (const { lang, theme, state, device, tag } of combinations(
  {
    state: ['empty', 'results', 'nothing', 'failed'],
    lang: LANGS,
    theme: ['light', 'dark'],
    device: ['desktop', 'phone'],
  },
  eachChoice,
)) {
  test(
    `no accessibility finding with the dialog open: ${state}, ${lang}, ${theme}, ${device}`,
    { tag },
    async ({ page, pageErrors }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      if (state === 'failed') await page.route('**/static/search_index.*', (route) => route.abort());
      const { dialog, field, options } = await openSearch(page, localePath(PAGE, lang), lang);
      if (state === 'results') {
        await field.fill('brotli');
        await expect(options.first()).toBeVisible();
      } else if (state !== 'empty') {
        await field.fill('qwzxv plonk');
        await expect(dialog.getByRole('button').last()).toBeVisible();
        await expect(
          dialog.getByText(state === 'failed' ? WORDS.failed[lang] : WORDS.tryAgain[lang]).first(),
        ).toBeVisible();
      }
      expect(await axeViolations(page)).toEqual([]);
      if (state === 'failed') pageErrors.splice(0);
    },
  );
}

test('a list of results that scrolls can be reached and scrolled by the keyboard, on a short narrow screen too', async ({
  page,
}) => {
  for (const size of [
    { width: 1440, height: 900 },
    { width: 320, height: 400 },
  ]) {
    await page.setViewportSize(size);
    const { dialog, field, options } = await openSearch(page, PAGE);
    const box = dialog.getByRole('region', { name: WORDS.results.en });
    // What is offered before anything is typed fits both.
    await expect(box, 'before anything is typed').toHaveCount(0);
    await field.fill('loader');
    await expect(options.first()).toBeVisible();
    await expect(box).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const isReached = () => box.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < TAB_STOPS && !(await isReached()); step += 1) await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await page.keyboard.press('End');
    await expect(options.last()).toBeInViewport();
    await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  }
});
