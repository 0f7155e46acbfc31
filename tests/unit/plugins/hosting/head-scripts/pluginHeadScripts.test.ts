import type { RspressPlugin, UserConfig } from '@rspress/core';
import { expect, test } from 'vitest';
import { pluginHeadScripts } from '../../../../../plugins/hosting/head-scripts';

type Tag = { children?: string };

async function scriptsFor(localeRedirect: 'auto' | 'never' | 'only-default-lang') {
  const plugin: RspressPlugin = pluginHeadScripts('/');
  const hooks = { addPlugin: () => undefined, removePlugin: () => undefined };
  const config: UserConfig = (await plugin.config?.({ route: { localeRedirect } }, hooks, true)) ?? {};
  const [tags] = plugin.builderConfig?.html?.tags as unknown as ((tags: Tag[]) => Tag[])[];
  const texts = tags?.([{ children: 'host' }]).map(({ children }) => children ?? '') ?? [];
  return { texts, host: config.route?.localeRedirect };
}

test('S5-10 the redirect is left out when it is set to never', async () => {
  const { texts } = await scriptsFor('never');
  expect(texts.some((text) => text.includes('rspress-visited'))).toBe(false);
});

test.each(['auto', 'only-default-lang'] as const)(
  'S4-14 %s redirects by our script, before the host’s, which is off',
  async (value) => {
    const { texts, host } = await scriptsFor(value);
    expect(texts.findIndex((text) => text.includes('rspress-visited'))).toBeGreaterThan(0);
    expect(texts.at(-1)).toBe('host');
    expect(host).toBe('never');
  },
);
