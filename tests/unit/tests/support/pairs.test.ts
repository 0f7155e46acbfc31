import { describe, expect, it, test } from 'vitest';
import { combinations } from '../../../support/combinations';
import { eachChoice, pairs } from '../../../support/pairs';

const DIMENSIONS = {
  lang: ['en', 'zh'],
  theme: ['light', 'dark'],
  device: ['desktop', 'phone'],
  page: ['home', 'guide', 'options', 'rule'],
} as const;

test('each choice: every value is met, in as many combinations as the largest dimension has values', () => {
  const { page, ...others } = DIMENSIONS;
  const rows: Record<string, string>[] = eachChoice({ page, ...others });
  expect(rows).toHaveLength(page.length);
  for (const [name, values] of Object.entries(DIMENSIONS))
    expect(new Set(rows.map((row) => row[name])), name).toEqual(new Set(values));
  // No two dimensions go in step.
  expect(new Set(rows.map(({ lang, theme }) => `${lang} ${theme}`)).size).toBeGreaterThan(2);
});

test('each choice: every value is met where all dimensions are small', () => {
  const { lang, theme, device } = DIMENSIONS;
  const rows: Record<string, string>[] = eachChoice({ lang, theme, device });
  expect(rows).toHaveLength(2);
  for (const name of ['lang', 'theme', 'device'])
    expect(new Set(rows.map((row) => row[name])).size, name).toBe(2);
});

describe('pairs', () => {
  const rows: Record<string, string>[] = pairs(DIMENSIONS);
  const names = Object.keys(DIMENSIONS) as (keyof typeof DIMENSIONS)[];

  it('lets every two values of two dimensions meet', () => {
    const missing = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .flatMap((other) =>
          DIMENSIONS[one].flatMap((a) =>
            DIMENSIONS[other]
              .filter((b) => !rows.some((row) => row[one] === a && row[other] === b))
              .map((b) => `${one} ${a} never meets ${other} ${b}`),
          ),
        ),
    );
    expect(missing).toEqual([]);
  });

  it('is little longer than the two largest dimensions ask for', () => {
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(rows.length).toBeLessThanOrEqual(9);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  });

  it('is the same every time, and begins with the first values', () => {
    expect(pairs(DIMENSIONS)).toEqual(rows);
    expect(rows[0]).toEqual({ lang: 'en', theme: 'light', device: 'desktop', page: 'home' });
  });

  it('leaves nothing out of one dimension, or of two', () => {
    expect(pairs({ lang: ['en', 'zh'] })).toEqual([{ lang: 'en' }, { lang: 'zh' }]);
    expect(pairs({ lang: ['en', 'zh'], width: [1, 2, 3] })).toHaveLength(6);
  });
});

describe('combinations', () => {
  const all = combinations(DIMENSIONS);

  it('is the whole product; what pairs leaves out carries the tag of the full tier', () => {
    expect(all).toHaveLength(32);
    const fast = all.filter(({ tag }) => !tag.includes('@every-pair'));
    expect(fast).toHaveLength(pairs(DIMENSIONS).length);
  });

  it('sends a phone to the phone, and nothing else', () => {
    for (const { device, tag } of all) {
      expect(tag.includes('@phone-only')).toBe(device === 'phone');
      expect(tag.includes('@phone')).toBe(device === 'phone');
    }
  });
});
