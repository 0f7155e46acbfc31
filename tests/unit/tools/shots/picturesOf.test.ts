import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReportName } from '../../../../site/reportDemos';
import type { ShotName } from '../../../../site/reportShots';
import * as LIMITS from '../../../../site/limits';
import { reportFacts } from '../../../../tools/reports/reportFacts';
import { startBrowser } from '../../../../tools/shots/openReport';
import { picturesOf } from '../../../../tools/shots/pictures';
import { takeShots } from '../../../../tools/shots/takeShots';

vi.mock('../../../../tools/shots/openReport', () => ({ startBrowser: vi.fn(), reportPages: vi.fn() }));
vi.mock('../../../../tools/shots/takeShots', () => ({ takeShots: vi.fn() }));
vi.mock('../../../../tools/reports/reportFacts', () => ({ reportFacts: vi.fn() }));
vi.mock('../../../../plugins/output/reports/publishReport', () => ({ publishReport: () => '' }));

const DATA = {} as Record<ReportName, string>;
const ASKED: readonly ShotName[] = ['e1002', 'e1006', 'treemap'];
const close = vi.fn();
let isConnected = true;

const shot = (size: number) => ({
  files: new Map([['e1006-en-light.webp', Buffer.alloc(size)]]),
  facts: {} as never,
});

const said: string[] = [];

const made = async () => picturesOf(DATA, ASKED, (line) => said.push(line));

beforeEach(() => {
  vi.clearAllMocks();
  said.length = 0;
  isConnected = true;
  vi.mocked(startBrowser).mockResolvedValue({ close, isConnected: () => isConnected } as never);
  vi.mocked(takeShots).mockResolvedValue(shot(1));
  vi.mocked(reportFacts).mockReturnValue({ numbers: { e1002: '4' }, outline: [] });
});

describe('a picture that cannot be taken', () => {
  test('is told with what to do, and all others are made', async () => {
    vi.mocked(takeShots).mockImplementation(async (_open, name) => {
      if (name === 'e1002') throw new Error('site/shots: "e1002" cannot be taken: no `.tab`.');
      return shot(1);
    });
    const { sets, faults } = await made();
    expect([...sets.keys()].sort()).toEqual(['e1006', 'treemap']);
    expect(faults).toEqual([expect.stringContaining('"e1002" cannot be taken: no `.tab`.')]);
    expect(faults[0]).toContain('remove it from site/shots and site/reportPlaces.ts.');
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('because its report lost a number is told as well, and nobody looks for it', async () => {
    vi.mocked(reportFacts).mockReturnValue({ numbers: { totalSize: '1 kB' }, outline: [] });
    const { sets, faults } = await made();
    expect([...sets.keys()].sort()).toEqual(['e1006', 'treemap']);
    expect(faults).toEqual([expect.stringContaining('"e1002": report rspack-app has no number {e1002}')]);
    expect(
      vi
        .mocked(takeShots)
        .mock.calls.map(([, name]) => name)
        .sort(),
    ).toEqual(['e1006', 'treemap']);
  });

  test('because it is too big keeps its place too', async () => {
    vi.mocked(takeShots).mockImplementation(async (_open, name) =>
      shot(name === 'e1006' ? LIMITS.shotBytes.webp + 1 : 1),
    );
    const { sets, faults } = await made();
    expect([...sets.keys()].sort()).toEqual(['e1002', 'treemap']);
    expect(faults).toEqual([expect.stringContaining('e1006-en-light.webp: ')]);
  });

  test('since the browser is gone ends it all, once', async () => {
    vi.mocked(takeShots).mockImplementation(async () => {
      isConnected = false;
      throw new Error('the browser has been closed');
    });
    await expect(made()).rejects.toThrow('The browser is gone; no picture is written.');
    expect(takeShots).toHaveBeenCalledTimes(1);
  });
});

test('without faults there is nothing to tell but how far it is', async () => {
  expect((await made()).faults).toEqual([]);
  expect(said).toEqual(['Taking treemap, 1 of 3 …', 'Taking e1002, 2 of 3 …', 'Taking e1006, 3 of 3 …']);
});
