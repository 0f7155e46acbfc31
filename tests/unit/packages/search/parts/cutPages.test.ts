import { expect, test } from 'vitest';
import type { SearchDocument } from '../../../../../packages/search/SearchDocument';
import { cutPages, PART_LIMITS, textSize } from '../../../../../packages/search/parts/cutPages';
import * as ENGINE_LIMITS from '../../../../../packages/search/limits';
import * as LIMITS from '../../../../../site/limits';
import { seeded } from '../../../../support/seeded';

const pageOf = (bytes: number, id: number): SearchDocument => ({
  ...{ id, title: '', content: 'x'.repeat(bytes), routePath: `/${id}` },
  ...{ domain: '', toc: [], lang: 'en' },
});

test('search/parts no part is larger than one file may be, however large its pages are', () => {
  const random = seeded(4);
  for (let tries = 0; tries < 100; tries += 1) {
    const skew = 1 + random() * 8;
    const pages = Array.from({ length: 30 }, (_, id) =>
      pageOf(Math.floor(LIMITS.searchPageText * random() ** skew), id),
    );
    const parts = cutPages(pages, PART_LIMITS);
    const sizes = parts.map((part) => part.reduce((sum, page) => sum + textSize(page), 0));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(ENGINE_LIMITS.searchWholeText);
    expect(parts.flat()).toEqual(pages);
  }
});

test('search/parts a part and the largest page together are no more than one file', () => {
  expect(ENGINE_LIMITS.searchPartText + LIMITS.searchPageText).toBeLessThanOrEqual(
    ENGINE_LIMITS.searchWholeText,
  );
});
