import { expect, test } from './fixtures';
import { settled } from './hydrated';
import { forgetFaults, gone, ROUTE_SCRIPTS, saveData } from './loadFaults';

const PAGE = '/guide/start/quick-start';

/** The progress bar at one moment. */
type Look = Readonly<{ at: number; shift: number; transition: string; colour: string }>;

test('S9-4 S9-5 S9-6 the progress bar begins at 8 %, moves in 200 ms and goes on every 800 ms', async ({
  page,
}) => {
  // A page that was fetched ahead needs no bar.
  await saveData(page);
  await page.goto(PAGE);
  await settled(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/async\//, async (route) => {
    const response = await route.fetch();
    // The bar's own script may come late, too.
    if (!(await response.text()).includes('nprogress')) await held;
    await route.fulfill({ response });
  });
  await page.evaluate(() => {
    const seen: Look[] = [];
    Object.assign(window, { progressSeen: seen });
    const look = () => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      const shift = Number(/translate3d\((-?[\d.]+)%/.exec(bar?.style.transform ?? '')?.[1] ?? NaN);
      if (bar && seen.at(-1)?.shift !== shift) {
        const { backgroundColor: colour } = getComputedStyle(bar);
        seen.push({ at: performance.now(), shift, transition: bar.style.transition, colour });
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  // Not by pointer: hovering would load the page before.
  await page.getByRole('link', { name: /^Next Page/ }).evaluate((link) => (link as HTMLElement).click());
  const read = () => page.evaluate(() => (window as unknown as { progressSeen: Look[] }).progressSeen);
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(4);
  const seen = await read();
  const accent = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--site-accent)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  const steps = seen.filter(({ shift }) => shift > -100);
  expect(steps[0]?.shift).toBe(-92);
  expect(steps[0]?.colour).toBe(accent);
  expect(steps.some(({ transition }) => transition.includes('200ms'))).toBe(true);
  const gaps = steps.slice(1).map(({ at }, index) => at - (steps[index]?.at ?? 0));
  for (const gap of gaps.slice(1)) expect(gap).toBeGreaterThan(700);
  for (const gap of gaps) expect(gap).toBeLessThan(1200);
  answer();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('S9-4 a page is loaded ahead when the pointer comes to its link', async ({ page }) => {
  // Without an idle moment nothing was fetched before.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(PAGE);
  await settled(page);
  const asked = page.waitForRequest(/\/async\//);
  await page.getByRole('link', { name: /^Next Page/ }).hover();
  await asked;
  await expect(page).toHaveURL(PAGE);
});

test('issue 7.1 a reader who saves data gets no page ahead of a click', async ({ page }) => {
  await saveData(page);
  await page.goto(PAGE);
  await settled(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const link = page.getByRole('link', { name: /^Next Page/ });
  await link.hover();
  // The host asks for the page in the same moment as the pointer comes.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect(asked).toEqual([]);
  await link.click();
  await expect(page).not.toHaveURL(PAGE);
  expect(asked.some((address) => address.includes('/async/'))).toBe(true);
});

test('issue 14.4 a click on a link in view asks for no script of its page', async ({ page, pageErrors }) => {
  await page.goto(PAGE);
  await settled(page);
  const link = page.getByRole('link', { name: /^Next Page/ });
  await link.scrollIntoViewIfNeeded();
  // Pages are fetched ahead in idle moments.
  await page.waitForTimeout(1000);
  await settled(page);
  await page.route(ROUTE_SCRIPTS, gone);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // Not by pointer: hovering would load the page.
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL('/guide/start/first-report');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Quick start/i);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  forgetFaults(pageErrors);
});
