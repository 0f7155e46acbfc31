import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { PAGE_KINDS } from '../support/pageKinds';
import { axeViolations, colourViolations } from './axeViolations';
import { expect, test } from './fixtures';
import { settled } from './hydrated';

const QUICK = ['home', 'guide', 'options', 'rule'];

for (const [at, [kind, path]] of Object.entries(PAGE_KINDS).entries()) {
  for (const lang of LANGS) {
    // Devices take turns.
    const tag = [
      ...((at + LANGS.indexOf(lang)) % 2 ? ['@phone-only'] : []),
      ...(lang === 'en' && QUICK.includes(kind) ? ['@quick'] : []),
    ];
    test(
      `S2-9..S2-15 issue 7.7 ${kind}, ${lang}: one main heading, and nothing for axe in either theme`,
      { tag },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(localePath(path, lang));
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect(await axeViolations(page), 'light').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expect(page.locator('html')).toHaveClass(/dark/);
        expect(await colourViolations(page), 'dark').toEqual([]);
      },
    );
  }
}
