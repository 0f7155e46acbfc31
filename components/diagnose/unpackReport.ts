import { collectText, fileKind, inflateText, openSource, ReportError } from '../../packages/report';
import * as LIMITS from '../../site/limits';
import type { Diagnosis } from './types';

/** What a data file of normal mode begins with: two bytes of zlib in base64. */
const PACKED = /^eJ[\w+/=\s]{20,}$/;

/** The findings of a report that stands in a page or in an archive, as the JSON of a report that has nothing else. */
async function findingsIn(file: Blob): Promise<string> {
  const limits = { bytes: 3 * LIMITS.diagnoseLength, depth: 400, files: 20_000 };
  const given = { path: '', size: file.size, open: () => file };
  const { sections } = await openSource([given], { limits }, new Set(['errors']));
  for await (const { text } of sections) return `{"data":{"errors":${text}}}`;
  throw new ReportError('hollow');
}

/** Why a report was not read. */
function failed(error: unknown): Diagnosis {
  const fault = error instanceof ReportError ? error.fault : 'unreadable';
  if (fault === 'emptyPage') return { kind: 'emptyPage' };
  return { kind: fault === 'tooLarge' ? 'tooLong' : 'unreadable' };
}

/**
 * Takes the findings out of the HTML file of a report, or out of a data file of normal mode.
 * @param text any text
 * @returns the findings as JSON; a text that is neither as it is; or why nothing can be read
 */
export async function unpackReport(text: string): Promise<string | Diagnosis> {
  const isPage = /^\s*</.test(text) && text.includes('__RSDOCTOR__');
  if (!isPage && !PACKED.test(text.trim())) return text;
  try {
    if (isPage) return await findingsIn(new Blob([text]));
    const findings = await inflateText(text.replace(/\s+/g, ''), LIMITS.diagnoseLength, 'errors');
    return `{"data":{"errors":${findings}}}`;
  } catch (error) {
    return failed(error);
  }
}

/**
 * Reads a file that the reader chose, without sending it anywhere.
 * @param file text in UTF-8 or UTF-16, or a report that is compressed
 * @returns its text, or why it was not read
 */
export async function readText(file: Blob): Promise<string | Diagnosis> {
  // Three bytes a character is the most that a text within the limit can take.
  if (file.size > 3 * LIMITS.diagnoseLength) return { kind: 'tooLong' };
  try {
    const { is } = fileKind(new Uint8Array(await file.slice(0, 4096).arrayBuffer()), '');
    return await (is === 'zip' || is === 'gzip' ? findingsIn(file) : collectText(file, file.size));
  } catch (error) {
    return failed(error);
  }
}
