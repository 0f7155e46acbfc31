import * as LIMITS from '../../site/limits';
import type { Diagnosis } from './types';

/** The findings in the HTML file of brief mode: deflated JSON in base64, the value of one variable. */
const IN_PAGE = /__RSDOCTOR__\.errors\s*=\s*"([\w+/=]*)"/;

/** What a data file of normal mode begins with: two bytes of zlib in base64. */
const PACKED = /^eJ[\w+/=\s]{20,}$/;

/** Inflates deflated text, up to the length that is read at all. */
async function inflate(base64: string): Promise<string | undefined> {
  const bytes = Uint8Array.from(atob(base64.replace(/\s+/g, '')), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > LIMITS.diagnoseLength) return undefined;
  }
  return text;
}

/**
 * Takes the findings out of the HTML file of a report, or out of a data file of normal mode.
 * @param text any text
 * @returns the findings as JSON; a text that is neither as it is; or why nothing can be read
 */
export async function unpackReport(text: string): Promise<string | Diagnosis> {
  const isPage = /^\s*</.test(text) && text.includes('__RSDOCTOR__');
  const packed = isPage ? IN_PAGE.exec(text)?.[1] : PACKED.test(text.trim()) ? text : undefined;
  if (packed === undefined) return isPage ? { kind: 'emptyPage' } : text;
  try {
    const findings = packed === '' ? '[]' : await inflate(packed);
    return findings === undefined ? { kind: 'tooLong' } : `{"data":{"errors":${findings}}}`;
  } catch {
    return { kind: 'unreadable' };
  }
}
