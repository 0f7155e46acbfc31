import { collectText, type ReadWatch } from './collectText';
import { inflateText } from './inflateText';
import type { ReadLimits } from './readLimits';
import { ReportError } from './ReportError';
import type { Section } from './types';

const ENTRY = /__RSDOCTOR__\.(\w{1,64})\s*=\s*"([^"]*)"/g;

/**
 * Reads the sections that stand in the page of a report (`rsdoctor-report.html`).
 * @param page its bytes
 * @param wanted names of the sections
 * @param limits bytes of the page, and of all sections unpacked
 * @param watch what follows along
 * @throws ReportError when it is another page, when it has no data, or when a value cannot be unpacked
 */
export async function* readPage(
  page: ReadableStream<Uint8Array>,
  wanted: ReadonlySet<string>,
  limits: ReadLimits,
  watch: ReadWatch,
): AsyncGenerator<Section> {
  const text = await collectText(page, limits.bytes, watch);
  if (!text.includes('__RSDOCTOR__')) throw new ReportError('notReport');
  const seen = new Set<string>();
  let left = limits.bytes;
  for (const [, name = '', packed = ''] of text.matchAll(ENTRY)) {
    if (name === 'baseline' || name === 'current') throw new ReportError('comparison');
    if (seen.has(name) || !wanted.has(name) || packed === '') continue;
    seen.add(name);
    if (watch.signal?.aborted) throw new ReportError('stopped');
    const json = await inflateText(packed, left).catch((error: unknown) => {
      throw error instanceof ReportError ? new ReportError(error.fault, name, { cause: error }) : error;
    });
    left -= json.length;
    yield { name, text: json };
  }
  if (seen.size === 0) throw new ReportError('emptyPage');
}
