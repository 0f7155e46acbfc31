import { collectText, fileKind, inflateText, openSource, ReportError } from '../../packages/report';
import * as LIMITS from '../../site/limits';
import type { MessageId } from '../../site/messages/messages';
import { RULES } from '../../site/rules';
import { namesIn, plainText, type Diagnosis, type Finding } from './findMessages';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list of findings, wherever it stands: a whole report, its `data`, the list alone, one finding alone. */
function findingsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  if (typeof value.code === 'string') return [value];
  const { errors } = isRecord(value.data) ? value.data : value;
  return Array.isArray(errors) ? errors : undefined;
}

function findingOf(id: MessageId, findings: readonly Json[]): Finding {
  const names = findings.flatMap(({ description }) =>
    typeof description === 'string' ? namesIn(id, plainText(description), [0]) : [],
  );
  return { id, count: findings.length, names: [...new Set(names)] };
}

/** Finds rules in report JSON. Messages of the bundler (`OVERLAY`) are left out: on Rspack they repeat every finding. */
export function readReport(value: unknown): Diagnosis {
  const findings = findingsOf(value);
  if (!findings) return { kind: 'otherJson' };
  const records = findings.filter(isRecord);
  const codes = records.map(({ code }) => code).filter((code) => typeof code === 'string');
  const whole = isRecord(value) && isRecord(value.data);
  if (whole && findings.length > 0 && findings.every((finding) => typeof finding === 'string')) {
    return { kind: 'manifest' };
  }
  if (!whole && codes.length === 0) return { kind: 'otherJson' };

  const of = (code: string) => records.filter((record) => record.code === code);
  const rules = RULES.map(({ code }) => findingOf(code, of(code)));
  const custom = { id: 'EXTEND', count: of('EXTEND').length, names: [] } as const;
  const found = [...rules.sort((a, b) => b.count - a.count), custom].filter(({ count }) => count > 0);
  const other = codes.find((code) => /^E\d{4}$/.test(code) && !RULES.some((rule) => rule.code === code));
  if (found.length > 0) return { kind: 'found', findings: found };
  return other ? { kind: 'unknownCode', code: other } : { kind: 'clean' };
}

/** What a data file of normal mode begins with: two bytes of zlib in base64. */
const PACKED = /^eJ[\w+/=\s]{20,}$/;

/** The findings of a report that stands in a page or in an archive, as the JSON of a report that has nothing else. */
async function findingsIn(file: Blob): Promise<string> {
  const limits = { bytes: 3 * LIMITS.diagnoseLength, files: 20_000 };
  const given = { path: '', size: file.size, open: () => file };
  const { sections } = await openSource([given], { limits }, new Set(['errors']));
  for await (const { text } of sections) return `{"data":{"errors":${text}}}`;
  throw new ReportError('hollow');
}

function failed(error: unknown): Diagnosis {
  const fault = error instanceof ReportError ? error.fault : 'unreadable';
  if (fault === 'emptyPage') return { kind: 'emptyPage' };
  return { kind: fault === 'tooLarge' ? 'tooLong' : 'unreadable' };
}

/** @returns the findings of an HTML report or a data file as JSON; any other text as it is; or why nothing can be read */
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

/** The text of a file, in UTF-8 or UTF-16, or the findings of a compressed report; or why it was not read. */
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
