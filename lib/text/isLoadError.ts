/**
 * Says whether an error means that a script or style of the site could not be had.
 * @param error what was thrown; the bundler names these errors
 */
export function isLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}
