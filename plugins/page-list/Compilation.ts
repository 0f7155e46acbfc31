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

/** The bundler's result, as far as it is used here. */
export interface Compilation {
  readonly namedChunkGroups: ReadonlyMap<string, ChunkGroup>;
  readonly chunkGraph: {
    getChunkModules(chunk: Chunk): readonly Module[];
    getModuleId(module: Module): string | number | null;
  };
  emitAsset(name: string, source: unknown): void;
  updateAsset(name: string, source: unknown): void;
}
