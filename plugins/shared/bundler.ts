import type { RspressPlugin } from '@rspress/core';

type BuilderConfig = NonNullable<RspressPlugin['builderConfig']>;

export type BuilderPlugin = NonNullable<NonNullable<BuilderConfig['plugins']>[number]>;

export { bundlerPlugin } from '../../packages/lean/bundler';

export interface BundledModule {
  readonly resource?: string;
  /** Modules that were joined into this one. */
  readonly modules?: readonly BundledModule[];
}

/** What hooks on files are given, as far as it is used here: the bundler's types do not reach this far through those of the host. */
export interface Emission {
  readonly assets: Readonly<Record<string, { source(): string | Buffer }>>;
  readonly compilation: {
    readonly modules: Iterable<BundledModule>;
    emitAsset(file: string, source: unknown): void;
    updateAsset(file: string, source: unknown): void;
  };
  readonly sources: { readonly RawSource: new (content: string | Buffer) => unknown };
}
