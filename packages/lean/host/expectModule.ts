import { exactly } from './exactly';

/** A plugin of the bundler, as far as it is used here. */
interface BundlerPlugin {
  readonly name: string;
  setup(api: {
    transform(
      filter: { test: RegExp; environments: string[] },
      change: (module: { code: string }) => string,
    ): unknown;
  }): void;
}

/**
 * Counts that a module became part of what browsers load, and leaves it as it is.
 * @param file the module, absolute
 * @param hit called for each time that it is compiled
 */
export const expectModule = (file: string, hit: () => void): BundlerPlugin => ({
  name: `lean-expect-${file}`,
  setup(api) {
    api.transform({ test: exactly(file), environments: ['web'] }, ({ code }) => {
      hit();
      return code;
    });
  },
});
