import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { combinations } from '../support/combinations';
import { PAGE_KINDS } from '../support/pageKinds';
import { eachChoice } from '../support/pairs';
import { visit } from './hydrated';
import { axeViolations } from './axeViolations';
import { expect, test } from './sharedPage';

const KINDS = Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[];

for (const { kind, lang, theme, device, tag } of combinations(
  {
    kind: KINDS,
    lang: LANGS,
    theme: ['light', 'dark'],
    device: ['desktop', 'phone'],
  },
  eachChoice,
)) {
  test(
    `issue 7.7 no accessibility finding: ${kind}, ${lang}, ${theme}, ${device}`,
    { tag },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await visit(page, localePath(PAGE_KINDS[kind], lang));
      expect(await axeViolations(page)).toEqual([]);
    },
  );
}
