/**
 * An error that says who threw it.
 * @param by who, and at which file
 * @param error what was thrown
 */
export const namedError = (by: string, error: unknown): Error =>
  new Error(`${by}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
