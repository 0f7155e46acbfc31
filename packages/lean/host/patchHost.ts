import { patchCode, type CodePatch } from './patchCode';

/** A plugin of the bundler, as far as it is used here. */
interface BundlerPlugin {
  readonly name: string;
  setup(api: {
    transform(
      filter: { test: RegExp; environments?: string[] },
      change: (module: { code: string }) => string,
    ): unknown;
  }): void;
}

/** What is changed in one file of Rspress. */
export interface HostPatch {
  /** Path below the package `@rspress/core`. */
  readonly file: string;
  readonly patches: readonly CodePatch[];
  /** Environments of the build; all when left out. */
  readonly environments?: string[];
  /** False while the file stays as it is. */
  readonly isActive?: () => boolean;
  /** Called each time that the file is seen. */
  readonly hit: () => void;
}

/** A file of the package, wherever the package is installed. */
export const hostModule = (file: string): RegExp =>
  new RegExp(`[\\\\/]@rspress[\\\\/]core[\\\\/]${file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}$`);

/**
 * Changes a file of Rspress while it is bundled.
 * @param patch what is changed, and how that is counted
 * @returns plugin of the bundler; the build stops when a patch does not fit
 */
export const patchHost = ({
  file,
  patches,
  environments,
  isActive = () => true,
  hit,
}: HostPatch): BundlerPlugin => ({
  name: `lean-patch-${file}`,
  setup(api) {
    api.transform({ test: hostModule(file), ...(environments && { environments }) }, ({ code }) => {
      hit();
      return isActive()
        ? patchCode(code, patches, `${file} of Rspress has changed. Review these patches:`)
        : code;
    });
  },
});
