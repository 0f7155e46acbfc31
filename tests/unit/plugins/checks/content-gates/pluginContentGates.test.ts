import type { UserConfig } from '@rspress/core';
import { describe, expect, it } from 'vitest';
import { pluginContentGates } from '../../../../../plugins/checks/content-gates';
import { fixtureDocs } from '../fixture';

type Hook = () => Promise<void> | undefined;

/** Starts a build as the host does, up to where the bundler begins. */
async function run(name: string, isProd: boolean): Promise<void> {
  const { config, builderConfig } = pluginContentGates(fixtureDocs(name));
  const hooks: Hook[] = [];
  const api = {
    context: { action: isProd ? 'build' : 'dev' },
    onBeforeBuild: (hook: Hook) => void hooks.push(hook),
    onBeforeStartDevServer: () => undefined,
    onAfterDevCompile: () => undefined,
    onCloseDevServer: () => undefined,
  };
  await config?.(
    {} satisfies UserConfig,
    { addPlugin: () => undefined, removePlugin: () => undefined },
    isProd,
  );
  for (const plugin of builderConfig?.plugins ?? []) {
    if (plugin && 'setup' in plugin) await plugin.setup(api as never);
  }
  for (const hook of hooks) await hook();
}

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

  it('stops a build that has no pages to check', async () => {
    await expect(run('there-is-none', true)).rejects.toThrow('No documentation tree');
  });
});
