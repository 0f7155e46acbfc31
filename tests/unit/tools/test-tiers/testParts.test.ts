import { describe, expect, it } from 'vitest';
import { countTests } from '../../../../tools/test-tiers/countTests';
import { fullTierNote } from '../../../../tools/test-tiers/fullTierNote';
import { testParts } from '../../../../tools/test-tiers/testParts';
import { FULL_ONLY } from '../../../tiers';

const names = (run: Parameters<typeof testParts>[0]) => testParts(run).map(({ name }) => name);
const argsOf = (run: Parameters<typeof testParts>[0], part: string) =>
  testParts(run)
    .find(({ name }) => name === part)
    ?.args.join(' ');

describe('test tiers: parts', () => {
  it('both tiers run the same parts, the browser last; the full one a build without the speed layer besides', () => {
    const stock = ['stock-build', 'stock-browser'];
    expect(names({ tier: 'fast' }).at(-1)).toBe('browser');
    expect(names({ tier: 'full' })).toEqual([...names({ tier: 'fast' }), ...stock]);
    expect(names({ tier: 'fast', also: ['speed-layer-off'] })).toEqual(names({ tier: 'full' }));
    expect(argsOf({ tier: 'full' }, 'stock-browser')).toContain('@core');
    expect(testParts({ tier: 'full', only: ['stock-browser'] }).map(({ name }) => name)).toEqual([
      'chromium',
      'stock-browser',
    ]);
  });

  it('the quick tier leaves out each tag of the list, but those of the change; the full one none', () => {
    const [{ tag: first = '' } = {}, ...rest] = FULL_ONLY;
    const filter = rest.map(({ tag }) => `!${tag}`).join(' && ');
    expect(argsOf({ tier: 'fast', also: [first] }, 'unit')).toContain(`--tags-filter ${filter}`);
    expect(argsOf({ tier: 'full' }, 'unit')).not.toContain('--tags-filter');
    const browser = testParts({ tier: 'fast', also: [first] }).find(({ name }) => name === 'browser');
    expect(browser?.env).toEqual({ TEST_TIER: 'fast', TEST_ALSO: first });
  });

  it('some parts wait only for one another; the browser brings Chromium', () => {
    expect(
      testParts({ tier: 'full', only: ['output', 'lint'] }).map(({ name, needs }) => [name, needs]),
    ).toEqual([
      ['lint', []],
      ['output', []],
    ]);
    const parts = testParts({ tier: 'full', only: ['browser'], shard: '2/4' });
    expect(parts.map(({ name, needs }) => [name, needs])).toEqual([
      ['chromium', []],
      ['browser', ['chromium']],
    ]);
    expect(parts.at(-1)?.args).toContain('2/4');
  });

  it('a part that there is not: the names that there are', () => {
    expect(() => testParts({ tier: 'fast', only: ['e2e'] })).toThrow(
      'There is no part "e2e"; there are chromium,',
    );
  });
});

describe('test tiers: closing lines', () => {
  it.each([
    [
      '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[31m1 failed\u001b[39m | 20 passed | 3 skipped (24)',
      20,
      1,
      3,
    ],
    ['  2 failed\n    a.spec.ts › b\n  7 skipped\n  400 passed (3.4m)\n', 400, 2, 7],
    ['Tests  5 passed (5)\n  1 did not run\n', 5, 0, 1],
  ])('%j', (output, passed, failed, skipped) => {
    expect(countTests(output)).toEqual({ passed, failed, skipped });
  });

  it('no tests: no count', () => {
    expect(countTests('100 files, no problems.\n')).toBeUndefined();
  });

  it('what was left out, and what was taken along', () => {
    const rows = [
      { tag: 'a', what: 'all a', instead: 'one a', paths: [] },
      { tag: 'b', what: 'all b', instead: 'one b', paths: [] },
    ];
    expect(fullTierNote(rows, ['b'])).toBe(
      'Left to npm run test:full (tests/tiers.ts):\n  a: all a\n    here: one a\n  b: taken along, since the change touches it',
    );
  });
});
