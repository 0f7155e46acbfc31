import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { leftOut } from '../../../e2e/leftOut';
import { FULL_ONLY } from '../../../tiers';

const isRun = (title: string, env: Record<string, string>) =>
  !leftOut(env).some((pattern) => pattern.test(title));

test('without a variable, and in the full tier, every browser test runs', () => {
  expect(leftOut({})).toEqual([]);
  expect(leftOut({ TEST_TIER: '', TEST_ALSO: '' })).toEqual([]);
  expect(leftOut({ TEST_TIER: 'full' })).toEqual([]);
});

test('the fast tier leaves out what carries a tag of the full tier, and nothing else', () => {
  for (const { tag } of FULL_ONLY) expect(isRun(`a title @${tag}`, { TEST_TIER: 'fast' }), tag).toBe(false);
  expect(isRun('a title @phone @phone-only', { TEST_TIER: 'fast' })).toBe(true);
  expect(isRun('a title about every-page, @every-pageant', { TEST_TIER: 'fast' })).toBe(true);
});

test('tags that changed files bring in run in the fast tier too', () => {
  const env = { TEST_TIER: 'fast', TEST_ALSO: 'hostile,second-build' };
  expect(isRun('a title @hostile', env)).toBe(true);
  expect(isRun('a title @second-build', env)).toBe(true);
  expect(isRun('a title @every-page', env)).toBe(false);
  expect(isRun('a title @hostile @every-page', env)).toBe(false);
});

test('a spec that a row names is left out whole, but for its tests tagged @core', () => {
  const specs = FULL_ONLY.flatMap(({ tag, specs }) =>
    (specs?.split(' ') ?? []).map((name) => ({ name, tag })),
  );
  expect(specs.length).toBeGreaterThan(20);
  for (const { name, tag } of specs) {
    const test = `${name}.spec.ts a group a title`;
    expect(isRun(test, { TEST_TIER: 'fast' }), name).toBe(false);
    expect(isRun(`other-${test}`, { TEST_TIER: 'fast' }), name).toBe(true);
    expect(isRun(`${test} @phone @core`, { TEST_TIER: 'fast' }), name).toBe(true);
    expect(isRun(test, { TEST_TIER: 'fast', TEST_ALSO: tag }), name).toBe(true);
    expect(isRun(test, { TEST_TIER: 'full' }), name).toBe(true);
    expect(existsSync(path.join(import.meta.dirname, `../../../e2e/${name}.spec.ts`)), name).toBe(true);
  }
});

test('an unknown tier or tag is refused with what to write instead', () => {
  expect(() => leftOut({ TEST_TIER: 'quick' })).toThrow('Use TEST_TIER=fast or TEST_TIER=full.');
  expect(() => leftOut({ TEST_TIER: 'fast', TEST_ALSO: 'every-pgae' })).toThrow(
    /^TEST_ALSO names every-pgae\. Use tags of tests\/tiers\.ts: every-page, /,
  );
});
