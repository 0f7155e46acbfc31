/** A module of the bundler, as far as it is used here. */
export interface Module {
  nameForCondition(): string | undefined;
}

/** A chunk of the bundler. */
export interface Chunk {
  readonly id?: string | number | null;
  readonly groupsIterable: Iterable<ChunkGroup>;
}

/** Chunks that are loaded together. */
export interface ChunkGroup {
  readonly name?: string | undefined;
  readonly chunks: readonly Chunk[];
  readonly getFiles: () => readonly string[];
}

/** A file of the output before it is written. */
export interface Asset {
  source(): { toString(): string };
}

/** The bundler's result, as far as it is used here. */
export interface Compilation {
  readonly assets: Readonly<Record<string, Asset>>;
  readonly outputOptions: { readonly publicPath?: unknown };
  readonly namedChunkGroups: ReadonlyMap<string, ChunkGroup>;
  readonly entrypoints: ReadonlyMap<string, ChunkGroup>;
  readonly chunkGraph: {
    getChunkModules(chunk: Chunk): readonly Module[];
    getModuleId(module: Module): string | number | null;
  };
  emitAsset(name: string, source: unknown): void;
  updateAsset(name: string, source: unknown): void;
}

/** What `processAssets` hands over. */
export interface Assets {
  readonly assets: Readonly<Record<string, Asset>>;
  readonly compilation: Compilation;
  readonly sources: { readonly RawSource: new (text: string) => unknown };
}

/** The bundler's configuration, as far as it is used here. */
export interface BundlerChain {
  readonly output: { chunkFilename(name: string): unknown };
  readonly optimization: { runtimeChunk(file: { name: string }): unknown };
  plugin(id: string): { tap(change: (options: readonly object[]) => object[]): unknown };
}

/** What comes along with the configuration. */
export interface ChainContext {
  readonly environment: { readonly name: string };
  readonly CHAIN_ID: { readonly PLUGIN: { readonly MINI_CSS_EXTRACT: string } };
}
