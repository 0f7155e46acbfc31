import type { Page } from '@playwright/test';
import { localePath } from '../../site/routes';
import { PAGE_KINDS } from '../support/pageKinds';
import { serveInPieces, type ServedPieces } from '../support/serveInPieces';
import { expect, test as base } from './fixtures';
import { settled } from './hydrated';
import { watchShifts } from './watchShifts';

const test = base.extend<object, { pieces: ServedPieces }>({
  pieces: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names out of this pattern and takes no other form
    async ({}, use) => {
      const pieces = await serveInPieces();
      await use(pieces);
      pieces.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ pieces }, use) => use(pieces.url),
});

/**
 * Watches the variables of the root in every frame: all elements inherit them, so one that changes while a page arrives
 * makes the browser work out the style of each element again.
 * @returns asks for what changed so far: the variable and its values
 */
async function watchVariables(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Map<string, Set<string>>();
    Object.assign(window, { variableValues: seen });
    const look = () => {
      if (document.body) {
        for (const [name, values] of document.documentElement.computedStyleMap()) {
          if (name.startsWith('--')) seen.set(name, (seen.get(name) ?? new Set()).add([...values].join()));
        }
      }
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const { variableValues } = window as unknown as { variableValues: Map<string, Set<string>> };
      if (variableValues.size === 0) return ['no variable was seen'];
      return [...variableValues]
        .filter(([, values]) => values.size > 1)
        .map(([name, values]) => `${name}: ${[...values].join(' → ')}`);
    });
}

const { 'not found': _, ...pages } = PAGE_KINDS;

for (const [kind, path] of Object.entries(pages)) {
  const tag = kind === 'guide' ? ['@quick'] : [];
  test(
    `issue 7.1 nothing shifts while the text arrives, and no style is worked out twice: ${kind} @phone`,
    { tag },
    async ({ page, isMobile }) => {
      const shifts = await watchShifts(page);
      const changes = await watchVariables(page);
      await page.goto(localePath(path, isMobile ? 'zh' : 'en'));
      await settled(page);
      expect(await shifts()).toEqual([]);
      expect(await changes()).toEqual([]);
    },
  );
}
