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

const { 'not found': _, ...pages } = PAGE_KINDS;

for (const [kind, path] of Object.entries(pages)) {
  const tag = kind === 'guide' ? ['@quick'] : [];
  test(
    `issue 7.1 nothing shifts while the text arrives: ${kind} @phone`,
    { tag },
    async ({ page, isMobile }) => {
      const shifts = await watchShifts(page);
      await page.goto(localePath(path, isMobile ? 'zh' : 'en'));
      await settled(page);
      expect(await shifts()).toEqual([]);
    },
  );
}
