import { ReportError } from './ReportError';

/** Follows how much is read, and stops when nobody wants it any more. */
export interface ReadWatch {
  readonly signal?: AbortSignal | undefined;
  readonly onBytes?: ((count: number) => void) | undefined;
}

/** Bytes that tell the encoding of a text. */
const PROBE = 512;

/** The encoding of a text. Windows PowerShell writes UTF-16 where output is redirected; some tools leave out its mark. */
export function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  // Latin letters have a zero in every second byte of UTF-16, and none in UTF-8.
  const probe = start.subarray(0, PROBE);
  const zeros = (from: 0 | 1) => probe.filter((byte, at) => byte === 0 && at % 2 === from).length;
  const [high, low] = [zeros(0), zeros(1)];
  const most = Math.max(high, low);
  if (most * 8 < probe.length || Math.min(high, low) * 4 > most) return 'utf-8';
  return low > high ? 'utf-16le' : 'utf-16be';
}

/**
 * Reads a stream piece by piece.
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

/** The bytes of a text file in UTF-8. */
export async function textStream(file: Blob): Promise<ReadableStream<Uint8Array>> {
  const encoding = encodingOf(new Uint8Array(await file.slice(0, PROBE).arrayBuffer()));
  if (encoding === 'utf-8') return file.stream();
  return file.stream().pipeThrough(new TextDecoderStream(encoding)).pipeThrough(new TextEncoderStream());
}

/**
 * Reads a stream as text.
 * @throws ReportError `tooLarge` when there is more, `stopped` when the signal says so
 */
export async function streamText(
  stream: ReadableStream<Uint8Array>,
  max: number,
  watch?: ReadWatch,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let taken = 0;
  for await (const piece of piecesOf(stream, watch)) {
    taken += piece.length;
    if (taken > max) throw new ReportError('tooLarge');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads a file as text; throws as `streamText` does. */
export const collectText = async (file: Blob, max: number, watch?: ReadWatch): Promise<string> =>
  streamText(await textStream(file), max, watch);
