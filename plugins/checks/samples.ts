import type { TransformFailure } from 'esbuild';
import { parseDocument } from 'yaml';
import { hasRemoved, readMarks, codeAfter } from '../authoring/readMarks';
import { moduleFormats } from '../../lib/text/moduleFormats';
import { SHOWN_BYTES, SHOWN_FOLDERS } from '../../packages/doc-checks/includedFile';
import { issueAt } from '../../packages/doc-checks/report';
import { pickBlocks } from '../../lib/text/pickBlocks';
import { pageCheck, type CodeBlock, type Check, type Found, type Issue, type Page } from './readPages';
import { sampleLevel, isConfig, SAMPLE_LEVELS, sampleLanguage } from './sampleKind';

function errorOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const SAMPLES = 'examples/samples/';
const IN_A_FILE = `file="<root>/${SAMPLES}…"`;

/** Notes a fault of a fence when there is one; the rule is named without `samples/`. */
type Note = (isWrong: unknown, rule: string, message: string, fix: string) => void;

/** A block can be pasted and run, and the words behind its language fit. */
function noteWords({ words, skip, language, title, value }: CodeBlock, note: Note): void {
  const kind = sampleLanguage(language);
  const level = sampleLevel({ skip, words });
  const levels: readonly string[] = kind === 'script' ? SAMPLE_LEVELS : kind ? ['skip', 'parse'] : [];
  const given = [...words, ...(skip === undefined ? [] : ['skip'])];
  const hasPrompt = kind === 'shell' && /^\s*[$>] /m.test(value);
  const hasGap = language !== 'text' && /^\s*(?:\/\/|#)?\s*(?:\.{3}|…)\s*,?$/m.test(value);
  note(!language, 'language', 'the code block has no language', 'name it: ```ts, ```bash, ```text');
  note(
    hasPrompt,
    'prompt',
    'the command has a prompt sign',
    'leave it out; output is a text block of its own',
  );
  note(hasGap, 'gap', 'the code leaves something out', 'write code that runs as it is');
  const fix = levels.length > 0 ? `write one of: ${levels.join(', ')}` : 'remove it';
  for (const word of given.filter((each) => !levels.includes(each)))
    note(true, 'level', `\`${word}\` is no level of a sample in \`${language}\``, fix);
  note(given.length > 1, 'level', `${given.join(' and ')} stand on one fence`, 'leave one of them');
  note(skip?.trim() === '', 'skip', '`skip` has no reason', 'write skip="why nobody can run this"');
  const isForeign = kind === 'foreign shell' && skip === undefined;
  note(isForeign, 'skip', `no parser for \`${language}\``, 'write skip="why nobody can run this"');
  const isUnbuilt = level !== 'build' && level !== 'skip' && isConfig(title, value);
  note(isUnbuilt, 'config', `a config of an installed bundler is only \`${level}\``, 'write build');
}

/** The code is in a file that may be shown. */
function notePlace({ language, title, file, source }: CodeBlock, note: Note): void {
  const kind = sampleLanguage(language);
  const mustBeFile = source === 'page' && (kind === 'script' || (kind === 'data' && title !== ''));
  const name = file.split('/').slice(-title.split('/').length).join('/');
  const isFile = source === 'file';
  const isOther = isFile && title !== '' && name !== title;
  const limit = `${SHOWN_BYTES / 1000} kB`;
  const allowed = `${SHOWN_FOLDERS.join('/ and ')}/`;
  note(source === 'missing', 'file', `${file} is missing`, `make it, or write ${IN_A_FILE}`);
  note(source === 'both', 'file', `the fence names ${file} and has code`, 'move the code into the file');
  const move = `put the file into ${SAMPLES}, itself and not a link to it, and write ${IN_A_FILE}`;
  note(source === 'outside', 'outside', `${file} is outside of ${allowed}`, move);
  note(source === 'large', 'size', `${file} is larger than ${limit}`, 'show the part that readers need');
  note(
    isOther,
    'title',
    `the title is ${title}, the file ${name}`,
    'end the path of the file with the title',
  );
  note(mustBeFile, 'inline', 'the code is in the page', `move it to ${SAMPLES} and write ${IN_A_FILE}`);
}

/** Marks of lines are known, what is built has no removed lines, and variants can be written out. */
function noteMarks(block: CodeBlock, page: Page, note: Note): void {
  const { language, source, value, title, formats, pick } = block;
  const read = readMarks(value);
  const level = sampleLevel(block);
  for (const { word } of read.unknown)
    note(true, 'mark', `\`[!code ${word}]\` marks nothing`, 'write ++, --, highlight or focus');
  const isRun = level === 'types' || level === 'build';
  const removes = isRun && hasRemoved(read);
  note(removes, 'mark', `a sample of the level \`${level}\` has removed lines`, 'show a patch (```diff)');
  const isTyped = language === 'ts' && source === 'file';
  const isMisplaced = formats && !isTyped;
  const example = 'write ```ts title="…" file="…" formats';
  note(isMisplaced, 'formats', '`formats` is for a config in a `.ts` file', example);
  const fault = formats && isTyped ? errorOf(() => moduleFormats(value, title)) : undefined;
  note(fault, 'formats', fault ?? '', 'give the config the form that it needs, or remove `formats`');
  if (!pick) return;
  note(language !== 'bash', 'pick', '`pick` is for `bash` only', 'write ```bash pick');
  const isUnknown = errorOf(() => pickBlocks(value)) !== undefined;
  const commands = 'begin each line with npm or npx, or with a variable: RSDOCTOR=true npm run build';
  note(isUnknown, 'pick', 'a line is no npm command', commands);
  const isOpen = page.kind !== 'page' || page.parts.some(({ name }) => name === 'Pick');
  const above = 'write <Pick only="pm shell" /> above';
  note(!isOpen, 'pick', 'the page has no <Pick>, so nobody can choose', above);
}

function fenceFaults(block: CodeBlock, page: Page): Found[] {
  const found: Found[] = [];
  const note: Note = (isWrong, rule, message, fix) => {
    if (isWrong) found.push([block.line, `samples/${rule}`, message, fix]);
  };
  noteWords(block, note);
  notePlace(block, note);
  noteMarks(block, page, note);
  return found;
}

type SyntaxFault = { readonly line: number; readonly message: string } | undefined;

/** By esbuild: the compiler of TypeScript takes longer to load than all samples take to parse. */
async function scriptFault(text: string, language: string): Promise<SyntaxFault> {
  const { transform } = await import('esbuild');
  // Types in JavaScript are a fault: a reader who pastes them gets a syntax error.
  const loader = /^[cm]?ts$/.test(language) ? 'ts' : /^(?:[cm]?js|jsx)$/.test(language) ? 'jsx' : 'tsx';
  try {
    await transform(text, { loader, jsx: 'preserve', target: 'esnext', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as Partial<TransformFailure>).errors ?? [];
    if (!first) throw error;
    return { line: first.location?.line ?? 1, message: first.text };
  }
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Nothing when no parser for its language is at hand. */
async function syntaxFault(block: CodeBlock): Promise<SyntaxFault> {
  const { value, language } = block;
  // What is parsed has no lines that its reader is to take out.
  const text = hasRemoved(readMarks(value)) ? codeAfter(value) : value;
  if (text === '' || sampleLevel(block) === 'skip') return undefined;
  if (/^(?:[cm]?[jt]s|[jt]sx)$/.test(language)) return scriptFault(text, language);
  if (language === 'json') {
    const message = errorOf(() => JSON.parse(text) as unknown);
    return message === undefined
      ? undefined
      : { line: lineAt(text, Number(/position (\d+)/.exec(message)?.[1] ?? 0)), message };
  }
  const [first] = /^ya?ml$/.test(language) ? parseDocument(text, { prettyErrors: false }).errors : [];
  return first && { line: lineAt(text, first.pos[0]), message: first.message };
}

async function codeIssues(block: CodeBlock, page: Page): Promise<Issue[]> {
  const found = await syntaxFault(block);
  if (!found) return [];
  const [, own] = (block.source === 'file' && /^<root>\/(.*)/.exec(block.file)) || [];
  const message = found.message.replaceAll(/\s*\n\s*/g, ' ');
  const line = own ? found.line : block.line + found.line;
  const fix = 'write code that can be parsed, or skip="reason"';
  return [issueAt(own ?? page.file, line, 'samples/parse', message, fix)];
}

const checkFences = pageCheck((page) => page.code.flatMap((block) => fenceFaults(block, page)));

/**
 * Samples are in files, say how far they are checked, and can be parsed. What `types` and `build` ask for is run by
 * `tests/analyzer/samples*.test.ts`.
 */
export const checkSamples: Check = async (tree) => {
  const code = tree.pages.flatMap((page) => page.code.map((block) => codeIssues(block, page)));
  return [...checkFences(tree), ...(await Promise.all(code)).flat()];
};
