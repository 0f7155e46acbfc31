import { expect, test } from './fixtures';
import { visit } from './hydrated';

test('2.4.7 1.4.1 each stop of the keyboard has a ring, and a link in a text is underlined @quick', async ({
  page,
}) => {
  for (const path of ['/', '/zh/guide/rules/e1001']) {
    await visit(page, path);
    const bare: string[] = [];
    let reached = 0;
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab');
      const fault = await page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element || element === document.body) return undefined;
        const hasRing = [undefined, '::before', '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
        });
        return hasRing ? '' : element.outerHTML.slice(0, 120);
      });
      if (fault !== undefined) reached += 1;
      if (fault) bare.push(fault);
    }
    expect(reached, path).toBeGreaterThan(20);
    expect(bare).toEqual([]);
  }
  const lines = await page
    .getByRole('main')
    .locator('p a[href]:visible')
    .evaluateAll((links) =>
      links.map((link) => ({ link: link.outerHTML, line: getComputedStyle(link).textDecorationLine })),
    );
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter(({ line }) => !line.includes('underline'))).toEqual([]);
});
