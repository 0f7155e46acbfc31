import type { UserConfig } from '@rspress/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pluginContentGates } from '../../../../plugins/content-gates';
import { fixtureDocs } from '../fixture';

const CONFIG: UserConfig = {};
const run = async (name: string, isProd: boolean) =>
  pluginContentGates(fixtureDocs(name)).beforeBuild?.(CONFIG, isProd);

afterEach(() => {
  vi.restoreAllMocks();
});

describe('content gates: plugin', () => {
  it('stops a build with every problem at once and without a stack', async () => {
    const error = await run('bad-hero-span', true).then(
      () => undefined,
      (caught: unknown) => caught,
    );
    if (!(error instanceof Error)) throw new Error('the build went on');
    expect(error.message).toContain('docs/en/index.mdx:11 frontmatter/value `hero.actions.0.theme`');
    expect(error.message).toContain('docs/en/index.mdx:15 frontmatter/value `features.0.span`');
    expect(error.message).toContain('parity/files');
    expect(error.stack).not.toContain('    at ');
  });

  it('prints in the dev server and goes on', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await run('bad-hero-span', false);
    expect(write).toHaveBeenCalledOnce();
    expect(String(write.mock.calls[0]?.[0])).toContain('docs/en/index.mdx:15 frontmatter/value');
  });
});
