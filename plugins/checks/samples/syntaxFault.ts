import type { TransformFailure } from 'esbuild';
import { parseDocument } from 'yaml';

/** Where a sample cannot be parsed, counted from its first line. */
export interface SampleFault {
  readonly line: number;
  readonly message: string;
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const isFailure = (error: unknown): error is TransformFailure =>
  error instanceof Error && Array.isArray((error as Partial<TransformFailure>).errors);

/** Types in JavaScript are a fault: a reader who pastes them gets a syntax error. */
const LOADERS = [
  [/^[cm]?ts$/, 'ts'],
  [/^(?:[cm]?js|jsx)$/, 'jsx'],
] as const;

/** By esbuild: the compiler of TypeScript takes longer to load than all samples take to parse. */
async function scriptFault(text: string, language: string): Promise<SampleFault | undefined> {
  const { transform } = await import('esbuild');
  try {
    const loader = LOADERS.find(([languages]) => languages.test(language))?.[1] ?? 'tsx';
    await transform(text, { loader, jsx: 'preserve', target: 'esnext', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = isFailure(error) ? error.errors : [];
    if (!first) throw error;
    return { line: first.location?.line ?? 1, message: first.text };
  }
}

function jsonFault(text: string): SampleFault | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const index = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return { line: lineAt(text, index), message };
  }
}

function yamlFault(text: string): SampleFault | undefined {
  const [first] = parseDocument(text, { prettyErrors: false }).errors;
  return first && { line: lineAt(text, first.pos[0]), message: first.message };
}

/**
 * Parses a sample.
 * @returns the first fault; undefined when there is none, or when no parser for the language is at hand
 * @throws Error when the parser itself cannot work
 */
export async function syntaxFault(text: string, language: string): Promise<SampleFault | undefined> {
  if (/^(?:[cm]?[jt]s|[jt]sx)$/.test(language)) return scriptFault(text, language);
  if (language === 'json') return jsonFault(text);
  return /^ya?ml$/.test(language) ? yamlFault(text) : undefined;
}
