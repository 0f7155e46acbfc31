import type { Page } from '@playwright/test';

/**
 * Watches the variables of the root in every frame. All elements inherit them, so one that changes while a page arrives
 * makes the browser work out the style of each element again.
 * @param page page that has not been opened yet
 * @returns asks for what changed so far: the variable and its values
 */
export async function watchVariables(page: Page): Promise<() => Promise<string[]>> {
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
