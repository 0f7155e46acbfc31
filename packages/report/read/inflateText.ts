import { piecesOf, streamText } from './collectText';
import { ReportError } from './ReportError';

/** Characters of base64 that are decoded at a time; a multiple of 4. */
const STEP = 1 << 20;

/** Forms that the platform inflates: `deflate` has the header of zlib, `deflate-raw` has none. */
type Packing = 'deflate' | 'deflate-raw' | 'gzip';

/** @returns the bytes of a stream that inflates them; a view of their own, as `Blob` and streams want it */
const inflated = (bytes: Blob, format: Packing): ReadableStream<Uint8Array> =>
  bytes.stream().pipeThrough(new DecompressionStream(format) as ReadableWritablePair<Uint8Array, Uint8Array>);

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
    for await (const piece of piecesOf(inflated(bytes, format))) {
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
    return await streamText(inflated(decodeBase64(text), 'deflate'), most);
  } catch (error) {
    const fault = error instanceof ReportError ? error.fault : 'damaged';
    throw new ReportError(fault, name, { cause: error });
  }
}
