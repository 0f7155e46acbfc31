import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

/** A plugin of Rspress that is one of its builder, with more settings for that if need be. */
export const bundlerPlugin = (
  name: string,
  setup: RsbuildPlugin['setup'],
  builderConfig: RspressPlugin['builderConfig'] = {},
): RspressPlugin => ({ name, builderConfig: { ...builderConfig, plugins: [{ name, setup }] } });

/** Files that every page loads by its entry; the bundler names those that a page shares with it among the page's own too. */
export const initialFiles = ({ entrypoints }: Rspack.Compilation): ReadonlySet<string> =>
  new Set([...entrypoints.values()].flatMap((entry) => [...entry.getFiles()]));
