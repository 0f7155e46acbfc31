import type { RspressPlugin } from '@rspress/core';

/** What is needed of the host's bundler, whose types do not reach this far through those of the host. */
interface Emission {
  readonly compilation: { emitAsset(file: string, source: unknown): void };
  readonly sources: { readonly RawSource: new (content: string) => unknown };
}

type BuilderPlugins = NonNullable<NonNullable<RspressPlugin['builderConfig']>['plugins']>;

/**
 * Writes the parts of the indexes beside their heads, which the host writes.
 * @param files path inside the output → text; filled before the bundler writes
 */
export const emitParts = (files: ReadonlyMap<string, string>): BuilderPlugins[number] => ({
  name: 'search-index-parts',
  setup(api) {
    api.processAssets(
      { stage: 'report', environments: ['web'] },
      ({ compilation, sources }: Emission): void => {
        for (const [file, text] of files) compilation.emitAsset(file, new sources.RawSource(text));
      },
    );
  },
});
