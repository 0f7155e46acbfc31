import type { PageIndexInfo, UserConfig } from '@rspress/core';
import { expect, test, vi } from 'vitest';
import { pluginLastUpdated } from '../../../../plugins/host-fixes/lastUpdated';

vi.mock('../../../../plugins/shared/git', () => ({
  lastModified: () => new Map([['docs/en/guide/a.mdx', '2026-11-19T23:30:00.000Z']]),
}));

const pageOf = (relativePath: string) => ({ _relativePath: relativePath }) as unknown as PageIndexInfo;

test("S2-26 takes the place of the host's plugin, whose text depends on the machine that builds", () => {
  const removePlugin = vi.fn();
  const config: UserConfig = { themeConfig: { lastUpdated: true } };
  expect(pluginLastUpdated('/project').config?.(config, { addPlugin: vi.fn(), removePlugin }, true)).toBe(
    config,
  );
  expect(removePlugin).toHaveBeenCalledWith('@rspress/plugin-last-updated');
});

test('S2-26 a page carries the moment of its last commit; a page without history none', () => {
  const { extendPageData } = pluginLastUpdated('/project');
  for (const path of ['en/guide/a.mdx', 'en\\guide\\a.mdx']) {
    const page = pageOf(path);
    void extendPageData?.(page, true);
    expect(page).toHaveProperty('lastUpdatedTime', '2026-11-19T23:30:00.000Z');
  }
  const fresh = pageOf('en/guide/new.mdx');
  void extendPageData?.(fresh, true);
  expect(JSON.stringify(fresh)).not.toContain('lastUpdatedTime');
});
