import type { UserConfig } from '@rspress/core';
import { describe, expect, it } from 'vitest';
import { pluginContentGates } from '../../../../../plugins/checks/content-gates';
import { fixtureDocs } from '../fixture';

const CONFIG: UserConfig = {};
const run = async (name: string, isProd: boolean) =>
  pluginContentGates(fixtureDocs(name)).beforeBuild?.(CONFIG, isProd);

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

  it('does not keep the development server waiting', async () => {
    await expect(run('bad-hero-span', false)).resolves.toBeUndefined();
  });
});
