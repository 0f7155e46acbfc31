import { OLD_BROWSER } from '../../../site/browsers';

/**
 * Lets the bundler's runtime begin only in browsers that have what the site needs; no other script begins without it.
 * @param code text of the runtime
 * @returns the same text behind a condition
 * @throws Error for a text that is not one function, called
 */
export function guardRuntime(code: string): string {
  const bare = code.replace(/^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)+/, '');
  if (!/^\(\(\) ?=> ?\{/.test(bare)) {
    throw new Error(
      'plugins/host-fixes/runtime-file/guardRuntime.ts does not fit the runtime of the bundler: it is no function.',
    );
  }
  return `globalThis.${OLD_BROWSER} || ${bare}`;
}
