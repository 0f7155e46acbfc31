import { pairs, type Combination, type Dimensions } from './pairs';

/** The tag of what only the full tier runs; a row of `tests/tiers.ts`. */
const FULL_TAG = '@every-pair';
/** The dimension that chooses the browser's device, and the tags by which `playwright.config.ts` does it. */
const PHONE_TAGS = ['@phone', '@phone-only'];

/** A combination, and the tags of its test. */
export type Tagged<D extends Dimensions> = Combination<D> & { readonly tag: string[] };

const product = (dimensions: Dimensions): Record<string, unknown>[] =>
  Object.entries(dimensions).reduce<Record<string, unknown>[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

/**
 * Every combination with its tags, for one browser test each: `npm test` runs those of `choose`, `pairs` or `eachChoice`,
 * and the full tier all. With the value `phone` in a dimension `device` a test runs on the phone only.
 */
export function combinations<const D extends Dimensions>(
  dimensions: D,
  choose: (dimensions: D) => readonly Combination<D>[] = pairs,
): Tagged<D>[] {
  const first = new Set(choose(dimensions).map((one) => JSON.stringify(one)));
  return product(dimensions).map(
    (one) =>
      ({
        ...one,
        tag: [
          ...(one.device === 'phone' ? PHONE_TAGS : []),
          ...(first.has(JSON.stringify(one)) ? [] : [FULL_TAG]),
        ],
      }) as unknown as Tagged<D>,
  );
}
