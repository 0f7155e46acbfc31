import { collectText } from './collectText';
import { ReportError } from './ReportError';

const BASE64 = /^[A-Za-z\d+/]*={0,2}$/;
/** Letters of base64 that are decoded at a time; a multiple of 4. */
const STEP = 1 << 20;

/** @returns the bytes of a stream that inflates them; a view of their own, as `Blob` and streams want it */
const inflated = (bytes: Blob, format: 'deflate' | 'deflate-raw'): ReadableStream<Uint8Array> =>
  bytes.stream().pipeThrough(new DecompressionStream(format) as ReadableWritablePair<Uint8Array, Uint8Array>);

/**
 * Inflates bytes to text.
 * @param bytes compressed
 * @param format `deflate` with the header of zlib, `deflate-raw` without
 * @param most bytes of the text
 * @throws ReportError `damaged` when they are not compressed like that, `tooLarge` when they hold more
 */
export async function inflateBytes(
  bytes: Blob,
  format: 'deflate' | 'deflate-raw',
  most: number,
): Promise<string> {
  try {
    return await collectText(inflated(bytes, format), most);
  } catch (error) {
    if (error instanceof ReportError) throw error;
    throw new ReportError('damaged', 'compressed data', { cause: error });
  }
}

/**
 * Decodes base64, as the analyzer writes it.
 * @param base64 whole text
 * @throws ReportError `damaged` when it is none
 */
function decodeBase64(base64: string): Blob {
  const parts: BlobPart[] = [];
  for (let from = 0; from < base64.length; from += STEP) {
    const piece = base64.slice(from, from + STEP);
    if (!BASE64.test(piece)) throw new ReportError('damaged', 'text that is no base64');
    try {
      const letters = atob(piece);
      const bytes = new Uint8Array(letters.length);
      for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
      parts.push(bytes);
    } catch (error) {
      throw new ReportError('damaged', 'text that is no base64', { cause: error });
    }
  }
  return new Blob(parts);
}

/**
 * Unpacks a value as the analyzer packs it (`compressText` of `@rsdoctor/utils`): JSON, deflated, in base64.
 * @param packed the value; JSON that is not packed, as versions before 1.3 could write it, stays as it is
 * @param most bytes of the JSON
 * @throws ReportError `damaged` or `tooLarge`
 */
export async function inflateText(packed: string, most: number): Promise<string> {
  const text = packed.trim();
  if (/^[[{"]/.test(text)) return text;
  return inflateBytes(decodeBase64(text), 'deflate', most);
}
