import { expect, test } from 'vitest';
import { lean, readSpeed } from '../../../../packages/lean';
import { guardTechnique } from '../../../../packages/lean/guardTechnique';
import { guardAssets } from '../../../../packages/lean/host/guardAssets';
import { pluginFailedBuild } from '../../../../plugins/host-fixes/failed-build';
import { siteOptions } from '../../../../plugins/speed-layer/siteOptions';
import { ROOT } from '../../../support/site';

type Hook = (given: object) => unknown;
interface Plugin {
  readonly name: string;
  setup(api: unknown): void;
}

/** Sets plugins of the bundler up, as the bundler does, and gives the hooks that they hand over. */
function hooksOf(plugins: readonly Plugin[]) {
  const hooks = { transform: [] as Hook[], processAssets: [] as Hook[] };
  const keep = (list: Hook[]) => (_filter: object, hook: Hook) => list.push(hook);
  const known: Record<string, unknown> = {
    transform: keep(hooks.transform),
    processAssets: keep(hooks.processAssets),
    context: { action: 'build' },
  };
  const api = new Proxy({}, { get: (_, name) => known[String(name)] ?? (() => undefined) });
  for (const plugin of plugins) plugin.setup(api);
  return hooks;
}

const fail = (): never => {
  throw new Error('no such text');
};

/** A plugin whose hooks all throw. */
const failing: Plugin = {
  name: 'failing',
  setup(api: unknown) {
    const { transform, processAssets } = api as Record<string, (filter: object, hook: Hook) => void>;
    transform?.({}, fail);
    processAssets?.({}, fail);
  },
};

test('issue 16 what a plugin throws while files are written is an error of the build, which goes on to its end', async () => {
  const errors: Error[] = [];
  const [write] = hooksOf([guardAssets(failing)]).processAssets;
  await expect(write?.({ compilation: { errors } })).resolves.toBeUndefined();
  expect(errors.map(String)).toEqual(['Error: failing: no such text']);
});

test('issue 16 what follows from an earlier error is not told', async () => {
  const errors = [new Error('the cause')];
  const [write] = hooksOf([guardAssets(failing)]).processAssets;
  await write?.({ compilation: { errors } });
  expect(errors.map(String)).toEqual(['Error: the cause']);
});

test('issue 16 a technique that throws is named with file and text', async () => {
  const { builderConfig, markdown } = guardTechnique('headShim', {
    builderConfig: { plugins: [failing] },
    markdown: { remarkPlugins: [[() => fail, { deep: true }]] },
  });
  const { transform, processAssets } = hooksOf(builderConfig?.plugins as Plugin[]);
  await expect(transform[0]?.({ resourcePath: '/site/head.js' })).rejects.toThrow(
    'headShim: /site/head.js: no such text',
  );
  const errors: Error[] = [];
  await processAssets[0]?.({ compilation: { errors } });
  expect(errors.map(String)).toEqual(['Error: headShim: no such text']);
  const [remark] = (markdown?.remarkPlugins ?? []) as (() => (tree: object, file: object) => void)[];
  expect(() => remark?.()({}, { path: '/docs/en/a.mdx' })).toThrow('headShim: a.mdx: no such text');
});

test('issue 16 no technique lets a build wait, whatever the bundler hands it', async () => {
  const plugins = lean({ root: ROOT, speed: readSpeed({}), site: siteOptions(ROOT) });
  const all = plugins.flatMap(({ name, builderConfig }) =>
    ((builderConfig?.plugins ?? []) as Plugin[]).map((plugin) => ({ name, plugin })),
  );
  let told = 0;
  for (const { name, plugin } of all) {
    for (const write of hooksOf([plugin]).processAssets) {
      const errors: Error[] = [];
      await write({ compilation: { errors } });
      for (const { message } of errors) expect(message).toMatch(/^(?:the speed layer|\w+): \S/);
      told += errors.length;
    }
    for (const change of hooksOf([plugin]).transform) {
      const thrown = await Promise.resolve(change({ resourcePath: '/site/module.js' })).then(
        () => '',
        (error: Error) => error.message,
      );
      const by = name === 'lean-page-files' ? 'the speed layer' : name.replace('lean-', '');
      if (thrown) expect(thrown).toContain(`${by}: /site/module.js: `);
      told += thrown ? 1 : 0;
    }
  }
  expect(told).toBeGreaterThan(8);
});

test('issue 16 the plugins of the site are guarded alike', async () => {
  const plugin = { name: 'output', builderConfig: { plugins: [failing] } };
  const config = { plugins: [plugin, { name: 'words' }] };
  await pluginFailedBuild().config?.(config, { addPlugin: fail, removePlugin: fail }, true);
  const errors: Error[] = [];
  await hooksOf(plugin.builderConfig.plugins).processAssets[0]?.({ compilation: { errors } });
  expect(errors.map(String)).toEqual(['Error: failing: no such text']);
});
