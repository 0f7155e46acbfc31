import type { TransformFailure } from 'esbuild';
import { parseDocument } from 'yaml';
import { hasRemoved, readMarks, codeAfter } from '../authoring/readMarks';
import { moduleFormats } from '../../lib/text/moduleFormats';
import { SHOWN_BYTES, SHOWN_FOLDERS } from '../../packages/doc-checks/includedFile';
import { issueAt } from '../../packages/doc-checks/report';
import { pickBlocks } from '../../lib/text/pickBlocks';
import type { CodeBlock, Check, Issue, Page } from './readPages';
import { sampleLevel, isConfig, SAMPLE_LEVELS, sampleLanguage } from './sampleKind';

/** Tells a fault of a fence; the rule is named without `samples/`. */
type Tell = (rule: string, message: string, fix: string) => void;

/** The message of the error that a function throws. */
function errorOf(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const LEVELS = SAMPLE_LEVELS.map((level) => (level === 'skip' ? 'skip="reason"' : level)).join(', ');

/** Faults of the words behind the language. */
function tellWords({ words, skip, language, title, value }: CodeBlock, tell: Tell): void {
  const kind = sampleLanguage(language);
  const known = words.filter((word) => (SAMPLE_LEVELS as readonly string[]).includes(word));
  const given = [...known, ...(skip === undefined ? [] : ['skip'])];
  for (const word of words.filter((each) => !known.includes(each)))
    tell('level', `\`${word}\` is no level of a sample`, `write one of ${LEVELS}`);
  if (given.length > 1) tell('level', `${given.join(' and ')} stand on one fence`, 'leave one of them');
  if (skip?.trim() === '') tell('skip', '`skip` has no reason', 'write skip="why nobody can run this"');
  if (given.length > 0 && !kind)
    tell('level', `\`${language}\` is not run, so it has no level`, 'remove the level');
  if (kind && kind !== 'script' && known.some((word) => word !== 'parse'))
    tell('level', `\`${known.join(' ')}\` is for JS and TS only`, 'remove the level');
  if (kind === 'foreign shell' && skip === undefined)
    tell('skip', `no parser for \`${language}\``, 'write skip="why nobody can run this"');
  const level = sampleLevel({ skip, words });
  if (level !== 'build' && level !== 'skip' && isConfig(title, value))
    tell('config', `a config of an installed bundler is only \`${level}\``, 'write build');
}

/** Faults of the place where the code lies. */
function tellPlace({ language, title, file, source, value }: CodeBlock, tell: Tell): void {
  const kind = sampleLanguage(language);
  if (source === 'missing') {
    tell('file', `${file} is missing`, 'make it, or name a file as <root>/examples/samples/…');
  } else if (source === 'both') {
    tell('file', `the fence names ${file} and holds code`, 'move the code into the file');
  } else if (source === 'outside') {
    const fix =
      'put the file into examples/samples/, itself and not a link to it, and write file="<root>/examples/samples/…"';
    tell('outside', `${file} lies outside of ${SHOWN_FOLDERS.join('/ and ')}/`, fix);
  } else if (source === 'large') {
    tell('size', `${file} is larger than ${SHOWN_BYTES / 1000} kB`, 'show the part that readers need');
  } else if (source === 'file') {
    const name = file.split('/').slice(-title.split('/').length).join('/');
    if (title !== '' && name !== title)
      tell('title', `the title is ${title}, the file ${name}`, 'end the path of the file with the title');
    if (value.trim() === '') tell('file', `${file} is empty`, 'write the code into it');
  } else if (kind === 'script' || (kind === 'data' && title !== '')) {
    const fix = 'move it to examples/samples/ and write file="<root>/examples/samples/…"';
    tell('inline', 'the code stands in the page', fix);
  }
}

/** Comments that mark lines are known, what is built has no removed lines, and a config can be written in every format. */
function tellMarks(block: CodeBlock, tell: Tell): void {
  const { language, source, value, title, formats } = block;
  const read = readMarks(value);
  const level = sampleLevel(block);
  for (const { word } of read.unknown)
    tell('mark', `\`[!code ${word}]\` marks nothing`, 'write ++, --, highlight or focus');
  if ((level === 'types' || level === 'build') && hasRemoved(read))
    tell('mark', `a sample of the level \`${level}\` has removed lines`, 'show a patch (```diff)');
  if (!formats) return;
  if (language !== 'ts' || source !== 'file') {
    const fix = 'write ```ts title="…" file="…" formats';
    tell('formats', '`formats` is for a config in a `.ts` file', fix);
    return;
  }
  const message = errorOf(() => moduleFormats(value, title));
  if (message) tell('formats', message, 'give the config the form that it needs, or remove `formats`');
}

/** Commands of the reader's choice can be written out, and the page lets the reader choose. */
function tellPicks({ pick, language, value }: CodeBlock, page: Page, tell: Tell): void {
  if (!pick) return;
  if (language !== 'bash') tell('pick', '`pick` is for `bash` only', 'write ```bash pick');
  if (errorOf(() => pickBlocks(value))) {
    const fix = 'begin each line with npm or npx, or with a variable: RSDOCTOR=true npm run build';
    tell('pick', 'a line is no npm command', fix);
  }
  if (page.kind === 'page' && !page.parts.some(({ name }) => name === 'Pick'))
    tell('pick', 'the page has no <Pick>, so nobody can choose', 'write <Pick only="pm shell" /> above');
}

/** The first place where a sample cannot be parsed, counted from its first line. */
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

/** What keeps the code of a block from being parsed; nothing when no parser for its language is at hand. */
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

/** The fault of the code itself, at its line in the page or in its file. */
async function codeIssues(block: CodeBlock, page: Page): Promise<Issue[]> {
  const found = await syntaxFault(block);
  if (!found) return [];
  const [, own] = (block.source === 'file' && /^<root>\/(.*)/.exec(block.file)) || [];
  const message = found.message.replaceAll(/\s*\n\s*/g, ' ');
  const line = own ? found.line : block.line + found.line;
  const fix = 'write code that can be parsed, or skip="reason"';
  return [issueAt(own ?? page.file, line, 'samples/parse', message, fix)];
}

/**
 * Samples lie in files, say how far they are checked, and can be parsed. What `types` and `build` ask for is run by
 * `tests/analyzer/samples*.test.ts`.
 * @returns each problem at the fence; a fault of the code at its line in the file
 */
export const checkSamples: Check = async ({ pages }) => {
  const issues = pages.flatMap((page) =>
    page.code.flatMap((block) => {
      const found: Issue[] = [];
      const tell: Tell = (rule, message, fix) =>
        found.push(issueAt(page.file, block.line, `samples/${rule}`, message, fix));
      tellWords(block, tell);
      tellPlace(block, tell);
      tellMarks(block, tell);
      tellPicks(block, page, tell);
      return found;
    }),
  );
  const code = pages.flatMap((page) => page.code.map((block) => codeIssues(block, page)));
  return [...issues, ...(await Promise.all(code)).flat()];
};
