/** A chunk of the bundler, as far as it is used here. */
export interface Chunk {
  readonly id?: string | number | null;
  readonly name?: string | undefined;
  readonly files: Iterable<string>;
}

/** Chunks that are loaded together. */
export interface ChunkGroup {
  readonly chunks: readonly Chunk[];
  getFiles(): readonly string[];
}

/** A module of the bundler. */
interface Module {
  nameForCondition(): string | undefined;
}

/** The bundler's result, as far as it is used here. */
export interface Compilation {
  readonly assets: Assets['assets'];
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
  readonly assets: Readonly<Record<string, { source(): { toString(): string } }>>;
  readonly compilation: Compilation;
  readonly sources: { readonly RawSource: new (text: string) => unknown };
}

/**
 * Files that every page loads by its entry. The bundler names those that a page shares with the entry among the page's own too.
 * @param compilation the bundler's result
 */
export const initialFiles = ({ entrypoints }: Pick<Compilation, 'entrypoints'>): ReadonlySet<string> =>
  new Set([...entrypoints.values()].flatMap((entry) => [...entry.getFiles()]));

/** The bundler's configuration, as far as it is used here. */
export interface BundlerChain {
  readonly output: { chunkFilename(name: string): unknown };
  plugin(id: string): { tap(change: (options: readonly object[]) => object[]): unknown };
}

/** What comes along with the configuration. */
export interface ChainContext {
  readonly environment: { readonly name: string };
  readonly CHAIN_ID: { readonly PLUGIN: { readonly MINI_CSS_EXTRACT: string } };
}
