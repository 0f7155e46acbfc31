import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { PAGE_KINDS } from '../support/pageKinds';
import { awake } from './awake';
import { findings } from './findings';
import { expect, test } from './fixtures';

const THEMES = ['light', 'dark'] as const;

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  for (const lang of LANGS) {
    for (const theme of THEMES) {
      // On the desktop every page is looked at when its address is (`routes.spec.ts`); the 404 page has none.
      const where = kind === 'not found' ? '@phone' : '@phone-only';
      test(`${where} no accessibility finding: ${kind}, ${lang}, ${theme}`, async ({ page, complaints }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.goto(localePath(path, lang));
        await awake(page);
        expect(await findings(page)).toEqual([]);
        if (kind === 'not found') complaints.splice(0);
      });
    }
  }
}
