import { createRequire } from 'node:module';
import type TypeScript from 'typescript';
import { parseDocument } from 'yaml';

/** Where a sample cannot be parsed, counted from its first line. */
export interface SampleFault {
  readonly line: number;
  readonly message: string;
}

// Loading the compiler takes as long as reading all pages: only code that has not been proven yet waits for it.
const compiler = (): typeof TypeScript =>
  createRequire(import.meta.filename)('typescript') as typeof TypeScript;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function scriptFault(text: string, language: string): SampleFault | undefined {
  const ts = compiler();
  const fileName = `sample.${/^[cm]?ts$/.test(language) ? 'ts' : 'tsx'}`;
  const { diagnostics } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  const first = diagnostics?.[0];
  return (
    first && {
      line: lineAt(text, first.start ?? 0),
      message: ts.flattenDiagnosticMessageText(first.messageText, ' '),
    }
  );
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
 * @param text the code
 * @param language of its fence
 * @returns the first fault; undefined when there is none, or when no parser for the language is at hand
 */
export function syntaxFault(text: string, language: string): SampleFault | undefined {
  if (/^(?:[cm]?[jt]s|[jt]sx)$/.test(language)) return scriptFault(text, language);
  if (language === 'json') return jsonFault(text);
  return /^ya?ml$/.test(language) ? yamlFault(text) : undefined;
}
