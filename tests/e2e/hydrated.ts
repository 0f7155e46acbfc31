import { expect, type Page } from '@playwright/test';
import { HYDRATING_EVENT } from '../../site/pageMarks';

/** How often it is asked, in ms: a page of this site hydrates in tens of milliseconds. */
const INTERVALS = [10, 20, 40, 80, 100];

/**
 * Waits until the page is hydrated: React has taken over the whole HTML of the document and run its effects. It does not
 * wait for what is fetched afterwards, such as the route manifest; `settled` does. A page without the root of the site,
 * such as a report, counts as hydrated.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(isHydrated), {
      message: 'the page is hydrated',
      timeout: 30_000,
      intervals: INTERVALS,
    })
    .toBe(true);
  // The text is hydrated in small steps, or at once for an event in it: a test must not look in between.
  await page.evaluate((name) => {
    document
      .querySelector('main .rspress-doc')
      ?.lastElementChild?.dispatchEvent(new Event(name, { bubbles: true }));
  }, HYDRATING_EVENT);
  await page.evaluate(afterEffects);
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits until the page is hydrated and nothing has been on its way for half a second. It costs that half second, so it is
 * for tests that say that something does not happen, or that take files away which the page must have fetched before.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await hydrated(page);
}

/** Stops the clock of a loaded page: from here on time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Effects, which listen to keys, run in tasks of their own after that first commit. React posts messages for its tasks,
 * and those come in their order; timers would be the test's own where it stops the clock.
 */
async function afterEffects(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage('');
    });
  }
}

function isHydrated(): boolean {
  const root = document.querySelector('#__rspress_root');
  if (!root) return true;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer$'));
  if (!key) return false;
  const { stateNode } = (root as unknown as Record<string, ReactContainer>)[key] ?? {};
  return stateNode?.current.memoizedState.isDehydrated === false;
}

/** What React keeps at the element it was given: `isDehydrated` until the first commit. */
interface ReactContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}
