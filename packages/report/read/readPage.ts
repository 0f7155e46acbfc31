import { collectText, type ReadWatch } from './collectText';
import { inflateText } from './inflateText';
import type { ReadLimits } from './readLimits';
import { ReportError } from './ReportError';
import type { Section } from './types';

const ROUTES = /__RSDOCTOR__\.enableRoutes\s*=\s*(\[[^\]]{0,2000}\])/;
/** Every page of the interface has this title, also one whose data comes from a server. */
const TITLE = /<title>\s*Rsdoctor\s*<\/title>/i;
/** A value that does not end. */
const OPEN_ENTRY = /__RSDOCTOR__\.\w{1,64}\s*=\s*"[^"]*$/;
const ENTRY = /__RSDOCTOR__\.(\w{1,64})\s*=\s*"([^"]*)"/g;

/**
 * Reads the sections that stand in the page of a report (`rsdoctor-report.html`).
 * @param page its bytes
 * @param wanted names of the sections
 * @param limits bytes of the page, and of all sections unpacked
 * @param watch what follows along
 * @throws ReportError when it is another page, when it has no data or ends too early, or when a value cannot be unpacked
 */
export async function* readPage(
  page: Blob,
  wanted: ReadonlySet<string>,
  limits: ReadLimits,
  watch: ReadWatch,
): AsyncGenerator<Section> {
  const text = await collectText(page, limits.bytes, watch);
  const isWhole = /<\/html>\s*$/i.test(text);
  if (!text.includes('__RSDOCTOR__')) {
    if (!TITLE.test(text)) throw new ReportError('notReport', '', { what: 'page' });
    throw new ReportError(isWhole ? 'emptyPage' : 'cutOff');
  }
  const seen = new Set<string>();
  let left = limits.bytes;
  for (const [, name = '', packed = ''] of text.matchAll(ENTRY)) {
    if (name === 'baseline' || name === 'current') throw new ReportError('comparison');
    if (seen.has(name) || !wanted.has(name) || packed === '') continue;
    seen.add(name);
    if (watch.signal?.aborted) throw new ReportError('stopped');
    const json = await inflateText(packed, left, name);
    left -= json.length;
    yield { name, text: json };
  }
  const routes = ROUTES.exec(text)?.[1];
  // The routes are the last of the data; the code of the interface may follow.
  if (OPEN_ENTRY.test(text) || (!routes && !isWhole)) throw new ReportError('cutOff');
  if (seen.size === 0) throw new ReportError('emptyPage');
  if (routes && wanted.has('enableRoutes')) yield { name: 'enableRoutes', text: routes };
}
