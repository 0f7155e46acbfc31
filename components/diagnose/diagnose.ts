import { cutText } from '../../lib/text/strings';
import { collectText, fileKind, inflateText, openSource, ReportError } from '../../packages/report';
import type { Bundler } from '../../site/aims';
import * as LIMITS from '../../site/limits';
import type { MessageId } from '../../site/messages/messages';
import { RULES, type Rule } from '../../site/rules';
import { RULE_SIGNATURES, RULE_SUBJECTS } from '../../site/ruleSignatures';
import { RULE_REPORTS } from '../../site/words/rules';
import { plainText, findMessages, namesIn, ESCAPES, type Diagnosis, type Finding } from './findMessages';

/** How a message begins, behind the frames and marks that tools draw: `ERROR in`, `TypeError:`, `[EXTEND:`. */
const HEAD =
  /^[^\p{L}\p{N}[]*(?:\[?(?:npm )?(?:error|warn(?:ing)?|fatal|err!)(?![\w-])|(?:Uncaught )?\w*Error(?!\w)|\[E\w+:)/iu;

/** A name above messages that follow, such as `Build warning:` and `ERROR in ./src/a.js`, says nothing itself. */
const NAME_ABOVE = /:$|^\W*(?:error|warning) in \S+$/i;

const MAX_READ = 1_000_000;
const MAX_LOOKED = 200;
const MAX_SHOWN = 120;

function unknownLines(text: string): string[] {
  const lines = text.slice(0, MAX_READ).replace(ESCAPES, '').split('\n');
  const heads = lines.flatMap((line, at) => (HEAD.test(line.slice(0, LIMITS.diagnoseReach)) ? [at] : []));
  const others = heads.slice(0, MAX_LOOKED).flatMap((at, index) => {
    // What a message says may stand in the lines below its first.
    const own = plainText(
      lines
        .slice(at, heads[index + 1])
        .join('\n')
        .slice(0, LIMITS.diagnoseReach),
    );
    const line = plainText(lines[at] ?? '');
    return NAME_ABOVE.test(line) || findMessages(own).length > 0 ? [] : [cutText(line, MAX_SHOWN, '…')];
  });
  return [...new Set(others)];
}

/** A code that stands alone: not a piece of a hash, a file name or a longer number. */
const CODES = /(?<![\w.-])e\d{4}(?![\w-]|\.\w)/g;

/** The whole text is a code, written in some other way: `1003`, `E 1003`, `e-1003`. */
const LOOSE_CODE = /^\[?e?[\s-]?(1\d{3})\]?$/;

const RSPACK_MARK = /rspack|rsbuild|builtin:/i;
/** Rspack prints `webpack/runtime`, and projects on it have packages such as `html-webpack-plugin`. */
const WEBPACK_MARK =
  /RsdoctorWebpack|@rsdoctor\/webpack-plugin|\[webpack-cli\]|node_modules[\\/]webpack[\\/]|webpack\.config|webpack (?:\d|compiled)/;

function bundlersIn(plain: string): readonly Bundler[] {
  const isRspack = RSPACK_MARK.test(plain);
  if (isRspack === WEBPACK_MARK.test(plain)) return ['rspack', 'webpack'];
  return [isRspack ? 'rspack' : 'webpack'];
}

const named = (fits: (rule: Rule) => boolean): Finding[] =>
  RULES.filter(fits).map(({ code }) => ({ id: code, count: 0, names: [] }));

/** Finds the messages in a text; otherwise rules that it names by code, title, tab or subject. */
function matchText(text: string): Diagnosis {
  const plain = plainText(text);
  if (!plain) return { kind: 'empty' };
  const printed = findMessages(plain);
  if (printed.length > 0) {
    return { kind: 'found', findings: printed, bundlers: bundlersIn(plain), others: unknownLines(text) };
  }

  const lower = plain.toLowerCase();
  const loose = LOOSE_CODE.exec(lower)?.[1];
  const codes = loose ? [`e${loose}`] : [...new Set(lower.match(CODES) ?? [])];
  const byCode = named(({ code }) => codes.includes(code.toLowerCase()));
  if (byCode.length > 0) return { kind: 'found', findings: byCode };

  const byName = named(({ code, title }) =>
    [title, ...RULE_SIGNATURES[code].tabs].some((name) => lower.includes(name.toLowerCase())),
  );
  if (byName.length > 0) return { kind: 'found', findings: byName };

  if (lower.length <= LIMITS.diagnoseQuestionLength) {
    const bySubject = named(({ code }) =>
      [RULE_SUBJECTS[code], RULE_REPORTS[code]].some(({ en, zh }) =>
        [en, zh].some((words) => lower.includes(plainText(words).toLowerCase())),
      ),
    );
    if (bySubject.length > 0) return { kind: 'found', findings: bySubject };
  }
  return codes[0]
    ? { kind: 'unknownCode', code: codes[0].toUpperCase() }
    : {
        kind: 'unknown',
        message: unknownLines(text)[0] ?? cutText(plain, LIMITS.diagnoseQuestionLength, ''),
      };
}

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
function readReport(value: unknown): Diagnosis {
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

/** No report begins like this; to parse millions of brackets takes seconds. */
const TOO_DEEP = /^[\s[{]{1000}/;

function parsed(text: string): { readonly value: unknown } | undefined {
  if (TOO_DEEP.test(text)) return undefined;
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** A damaged piece of JSON has keys; lines of a terminal begin with brackets too (`[E1001:`, `[webpack-cli]`). */
const JSON_PIECE = /^\s*(?:\{|\[\s*[{["\]])/;

/** Finds what a code, lines of a terminal or of a report in either language, or report JSON are about. Never throws. */
export function diagnose(text: string): Diagnosis {
  if (text.length > LIMITS.diagnoseLength) return { kind: 'tooLong' };
  const begin = /\S/.exec(text)?.[0];
  if (begin !== '{' && begin !== '[') return matchText(text);
  const json = parsed(text);
  if (json) {
    const report = readReport(json.value);
    if (report.kind !== 'otherJson') return report;
  }
  // The stats of a bundler hold the printed messages.
  const match = matchText(text);
  if (match.kind === 'found') return match;
  if (json) return { kind: 'otherJson' };
  return match.kind === 'unknown' && JSON_PIECE.test(text) ? { kind: 'brokenJson' } : match;
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
async function unpackReport(text: string): Promise<string | Diagnosis> {
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

/** Diagnoses what a reader gave, the HTML file of a report included. Never rejects. */
export async function diagnoseText(text: string): Promise<Diagnosis> {
  const content = await unpackReport(text);
  return typeof content === 'string' ? diagnose(content) : content;
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
