import { expect, test } from 'vitest';
import { readGitLog } from '../../../../plugins/shared/git';

test('S2-26 a file has the moment of its newest commit, in UTC', () => {
  const log =
    '@1795217400\n\ndocs/en/a.mdx\ndocs/en/b c.mdx\n\n@1700000000\n\ndocs/en/a.mdx\ndocs/en/old.mdx\n';
  expect(Object.fromEntries(readGitLog(log))).toEqual({
    'docs/en/a.mdx': '2026-11-20T23:30:00.000Z',
    'docs/en/b c.mdx': '2026-11-20T23:30:00.000Z',
    'docs/en/old.mdx': '2023-11-14T22:13:20.000Z',
  });
});

test('S2-26 no history, no moments', () => {
  expect(readGitLog('').size).toBe(0);
});
