import { ReportError } from './ReportError';

/** Follows how much is read, and stops when nobody wants it any more. */
export interface ReadWatch {
  readonly signal?: AbortSignal | undefined;
  /** Bytes that were read since the last call. */
  readonly onBytes?: ((count: number) => void) | undefined;
}

/**
 * Reads a stream piece by piece.
 * @param stream bytes
 * @param watch what follows along
 * @throws ReportError `stopped` when the signal says so
 */
export async function* piecesOf(
  stream: ReadableStream<Uint8Array>,
  { signal, onBytes }: ReadWatch = {},
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      if (signal?.aborted) throw new ReportError('stopped');
      const { done, value } = await reader.read();
      if (done) return;
      onBytes?.(value.length);
      yield value;
    }
  } finally {
    // A stream that failed has nothing to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads a stream as text.
 * @param stream UTF-8
 * @param most bytes that are read
 * @param watch what follows along
 * @throws ReportError `tooLarge` when there is more, `stopped` when the signal says so
 */
export async function collectText(
  stream: ReadableStream<Uint8Array>,
  most: number,
  watch?: ReadWatch,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let taken = 0;
  for await (const piece of piecesOf(stream, watch)) {
    taken += piece.length;
    if (taken > most) throw new ReportError('tooLarge');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
