import { test } from './fixtures';
import { HOSTILE_PARTS, expectHarmless } from './hostileDialog';

for (const { name, tag, queries } of HOSTILE_PARTS) {
  test(
    `issue 6.3 hostile queries ${name} in the dialog of the site: text, bounded, no error`,
    { tag },
    async ({ page }) => {
      await expectHarmless(page, '/guide/start/intro', queries);
    },
  );
}
