import { describe, expect, test } from 'vitest';
import * as LIMITS from '../../../../site/limits';
import { nearbyStars } from '../../../../theme/landing/nearbyStars';
import { STAR_POSITIONS } from '../../../../theme/landing/starPositions';

const box = { left: 100, top: 50, width: 1000, height: 500 };
const limits = { reach: LIMITS.starReach, push: LIMITS.starPush };
/** One star in the middle of the box: at 600, 300 on the screen. */
const star = [{ x: 50, y: 50 }];
const offset = (x: number, y: number) => nearbyStars(star, box, { x, y }, limits).get(0);

describe('S2-53 a star', () => {
  test('moves while the mouse is nearer than 100 px, and only then', () => {
    expect(LIMITS.starReach).toBe(100);
    expect(offset(600 - 99, 300)).toBeDefined();
    expect(offset(600 - 100, 300)).toBeUndefined();
    expect(offset(600 - 80, 300 - 80)).toBeUndefined();
    expect(offset(600 - 70, 300 - 70)).toBeDefined();
  });

  test('moves away from the mouse, the farther the nearer it is', () => {
    expect(offset(590, 300)?.x).toBeCloseTo(LIMITS.starPush * 0.9);
    expect(offset(550, 300)?.x).toBeCloseTo(LIMITS.starPush * 0.5);
    expect(offset(650, 300)?.x).toBeCloseTo(-LIMITS.starPush * 0.5);
    expect(offset(600, 350)).toEqual({ x: 0, y: expect.closeTo(-LIMITS.starPush * 0.5) });
  });

  test('right under the mouse moves upwards, by the whole way', () => {
    expect(offset(600, 300)).toEqual({ x: 0, y: -LIMITS.starPush });
  });
});

test('S2-54 there are 35 fixed places, all different and all inside the hero', () => {
  expect(STAR_POSITIONS).toHaveLength(35);
  expect(LIMITS.starCount).toBe(35);
  expect(new Set(STAR_POSITIONS.map(({ x, y }) => `${x} ${y}`)).size).toBe(35);
  for (const { x, y, size } of STAR_POSITIONS) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
    expect(size).toBeGreaterThan(0);
  }
});
