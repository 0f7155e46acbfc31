/** HTTP status of what the client throws; undefined when no answer came. */
function statusOf(error: unknown): number | undefined {
  const status: unknown = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** How far a replacement came: the copy was being filled, its move was asked for, or the move was promised. */
export type ReplaceStage = 'filling' | 'moving' | 'moved';

/** A replacement that failed. Message and status are those of its cause. */
export class ReplaceFailure extends Error {
  override readonly name = 'ReplaceFailure';
  readonly status: number | undefined;
  /** Whether the index is certainly as it was before; otherwise old or new, as a whole. */
  readonly unchanged: boolean;

  constructor(cause: unknown, stage: ReplaceStage) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.status = statusOf(cause);
    // A move that was refused has not happened; one without an answer may have.
    this.unchanged = stage === 'filling' || (stage === 'moving' && this.status !== undefined);
  }
}
