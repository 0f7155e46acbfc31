import type { Page, Route } from '@playwright/test';

/**
 * Prepares parts of the page to throw while they are drawn: all that give an element a class.
 * @param page page before it is opened
 * @param name class as the sources name it: file and class
 * @param atOnce whether they throw from the start; otherwise from `beginToThrow` on
 */
export async function breakParts(page: Page, name: string, atOnce: boolean): Promise<void> {
  const spoil = async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const broken = `className:(globalThis.siteFault?.(),"${name}")`;
    await route.fulfill({
      contentType: 'text/javascript',
      body: body.replaceAll(`className:"${name}"`, broken),
    });
  };
  // What the page fetches ahead may still be on its way when it is closed.
  await page.route('**/static/js/**', (route) => spoil(route).catch(() => undefined));
  if (atOnce) await page.addInitScript(beginToThrow);
}

/** Runs in the page. */
export function beginToThrow(): void {
  Object.assign(globalThis, {
    siteFault: () => {
      throw new Error('broken part');
    },
  });
}
