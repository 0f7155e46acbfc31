/**
 * Why a search of the service failed: all hosts down, a refusal, or an answer that cannot be read. It
 * carries the name that DocSearch shows its error screen for; message, status and cause are the client's own.
 */
export class SearchFailure extends Error {
  override readonly name = 'RetryError';
  /** HTTP status, when the service refused. */
  readonly status: number | undefined;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    const status: unknown = cause instanceof Error && 'status' in cause ? cause.status : undefined;
    this.status = typeof status === 'number' ? status : undefined;
  }
}
