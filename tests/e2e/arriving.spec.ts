import { LANGS } from '../../site/languages';
import { localePath } from '../../site/routes';
import { combinations } from '../support/combinations';
import { eachChoice } from '../support/pairs';
import { PAGE_KINDS } from '../support/pageKinds';
import { serveInPieces, type ServedPieces } from '../support/serveInPieces';
import { settled } from './settled';
import { test as base, expect } from './fixtures';
import { watchShifts } from './watchShifts';
import { watchVariables } from './watchVariables';

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

const { 'not found': _, ...pages } = PAGE_KINDS;

for (const { kind, lang, device, tag } of combinations(
  {
    kind: Object.keys(pages) as (keyof typeof pages)[],
    lang: LANGS,
    device: ['desktop', 'phone'],
  },
  eachChoice,
)) {
  test(
    `issue 7.1 nothing shifts while the text arrives, and no style is worked out twice: ${kind}, ${lang}, ${device}`,
    {
      tag,
    },
    async ({ page }) => {
      const shifts = await watchShifts(page);
      const changes = await watchVariables(page);
      await page.goto(localePath(pages[kind], lang));
      await settled(page);
      expect(await shifts()).toEqual([]);
      expect(await changes()).toEqual([]);
    },
  );
}
