import { expect, test } from 'vitest';
import { lean, readSpeed } from '../../../../packages/lean';
import { createApplied } from '../../../../packages/lean/host/createApplied';
import { readHost } from '../../../../packages/lean/host/readHost';
import { siteOptions } from '../../../../plugins/speed-layer/siteOptions';
import { ROOT } from '../../../support/site';

test('issue 16 what was to be changed and was not is named', () => {
  const applied = createApplied();
  const seen = applied.expect('headShim', '@unhead/react');
  applied.expect('routeManifest', 'dist/runtime/route.js');
  seen();
  seen();
  expect(applied.missing()).toMatchObject([{ technique: 'routeManifest', file: 'dist/runtime/route.js' }]);
});

type Hook = (build: object) => unknown;

/** Sets the plugins of the bundler up, as the bundler does, and gives the hooks that run after a build. */
function afterBuild(speed: string): Hook[] {
  const hooks: Hook[] = [];
  const api = new Proxy(
    {},
    { get: (_, name) => (hook: Hook) => (name === 'onAfterBuild' ? hooks.push(hook) : undefined) },
  );
  const plugins = lean({ root: ROOT, speed: readSpeed({ SITE_SPEED: speed }), site: siteOptions(ROOT) });
  for (const { builderConfig } of plugins) {
    for (const plugin of (builderConfig?.plugins ?? []) as { setup(given: unknown): void }[])
      plugin.setup(api);
  }
  return hooks;
}

test('issue 16 a build in which a technique changed nothing fails with technique, version and file', () => {
  const [hook] = afterBuild('singleHydration,routeManifest');
  const check = () => hook?.({});
  const { version } = readHost(ROOT);
  expect(check).toThrow(`nothing to change in this build with Rspress ${version}`);
  expect(check).toThrow('singleHydration: dist/runtime/ssrClientEntry.js');
  expect(check).toThrow('routeManifest: dist/runtime/route.js');
  expect(check).toThrow('routeManifest: virtual-routes.js');
});

test('issue 16 a build that failed for another reason says only that', () => {
  const [hook] = afterBuild('singleHydration');
  expect(() => hook?.({ stats: { hasErrors: () => true } })).not.toThrow();
});

test('issue 16 without techniques nothing is checked', () => {
  expect(afterBuild('off')).toEqual([]);
});
