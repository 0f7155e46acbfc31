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
async function* piecesOf(
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

/** The pieces of a text file, in UTF-8; `watch` is told the bytes of the file. */
export async function* textPieces(file: Blob, watch?: ReadWatch): AsyncGenerator<Uint8Array> {
  const encoding = encodingOf(new Uint8Array(await file.slice(0, PROBE).arrayBuffer()));
  if (encoding === 'utf-8') return yield* piecesOf(file.stream(), watch);
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const piece of piecesOf(file.stream(), watch))
    yield encoder.encode(decoder.decode(piece, { stream: true }));
  yield encoder.encode(decoder.decode());
}

async function toText(pieces: AsyncIterable<Uint8Array>, max: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let taken = 0;
  for await (const piece of pieces) {
    taken += piece.length;
    if (taken > max) throw new ReportError('tooLarge');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Reads a file as text.
 * @throws ReportError `tooLarge` when there is more, `stopped` when the signal says so
 */
export const collectText = async (file: Blob, max: number, watch?: ReadWatch): Promise<string> =>
  toText(textPieces(file, watch), max);

/** Characters of base64 that are decoded at a time; a multiple of 4. */
const STEP = 1 << 20;

/** Forms that the platform inflates: `deflate` has the header of zlib, `deflate-raw` has none. */
type Packing = 'deflate' | 'deflate-raw' | 'gzip';

const inflated = (bytes: Blob, format: Packing) =>
  piecesOf(
    bytes
      .stream()
      .pipeThrough(new DecompressionStream(format) as ReadableWritablePair<Uint8Array, Uint8Array>),
  );

/**
 * Inflates bytes.
 * @throws ReportError `damaged` when they are not compressed like that, `tooLarge` when they hold more
 */
export async function inflateBytes(
  bytes: Blob,
  format: Packing,
  most: number,
  first = Infinity,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  let taken = 0;
  try {
    for await (const piece of inflated(bytes, format)) {
      taken += piece.length;
      if (taken > most) throw new ReportError('tooLarge');
      parts.push(piece as Uint8Array<ArrayBuffer>);
      if (taken >= first) break;
    }
  } catch (error) {
    throw error instanceof ReportError
      ? error
      : new ReportError('damaged', 'compressed data', { cause: error });
  }
  return new Blob(parts);
}

/** Decodes base64; throws what `atob` throws when it is none. */
function decodeBase64(base64: string): Blob {
  const parts: BlobPart[] = [];
  for (let from = 0; from < base64.length; from += STEP) {
    const letters = atob(base64.slice(from, from + STEP));
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
    parts.push(bytes);
  }
  return new Blob(parts);
}

/**
 * Unpacks a value as the analyzer packs it (`compressText` of `@rsdoctor/utils`): JSON, deflated, in base64.
 * @param packed the value; JSON that is not packed, as versions before 1.3 could write it, stays as it is
 * @throws ReportError `damaged` or `tooLarge`
 */
export async function inflateText(packed: string, most: number, name: string): Promise<string> {
  const text = packed.trim();
  if (/^[[{"]/.test(text)) return text;
  try {
    return await toText(inflated(decodeBase64(text), 'deflate'), most);
  } catch (error) {
    const fault = error instanceof ReportError ? error.fault : 'damaged';
    throw new ReportError(fault, name, { cause: error });
  }
}
