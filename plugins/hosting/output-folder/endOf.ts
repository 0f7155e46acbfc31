import type { RspressPlugin } from '@rspress/core';

/**
 * The host calls the hooks after a build side by side and knows none that comes later. This wraps them, so that the end
 * of all can be awaited.
 * @param plugins plugins; their hooks are replaced
 * @returns waits for the hooks that have been called so far, and throws what the first of them throws that fails
 */
export function endOf(plugins: readonly RspressPlugin[]): () => Promise<void> {
  const running: Promise<void>[] = [];
  for (const plugin of plugins) {
    const hook = plugin.afterBuild?.bind(plugin);
    if (!hook) continue;
    plugin.afterBuild = (...all) => {
      const run = Promise.resolve(hook(...all));
      running.push(run);
      return run;
    };
  }
  return async () => {
    // Every hook has been called when the first of them goes on.
    await Promise.resolve();
    await Promise.all(running);
  };
}
