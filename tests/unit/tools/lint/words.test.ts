/** @module-tag whole-commands */
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../support/site';

/** What the planted text imports, parsed once. */
const sources = new Map<string, ts.SourceFile | undefined>();

/** Compiles a text as if it were `site/words/planted.ts`; returns its errors as `line: message`. */
function compile(code: string): string[] {
  const file = path.join(ROOT, 'site/words/planted.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target) => {
    if (name === file) return ts.createSourceFile(name, code, target);
    if (!sources.has(name)) sources.set(name, getSourceFile(name, target));
    return sources.get(name);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ file: source, start, messageText }) => {
      const line = source && start !== undefined ? source.getLineAndCharacterOfPosition(start).line + 1 : 0;
      return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

const table = (rows: string) =>
  `import { defineWords } from './types';\n\nexport const PLANTED = defineWords({\n${rows}\n});\n`;

describe('house: word tables', () => {
  it('a table with both languages compiles', () => {
    expect(compile(table("  greeting: { en: 'Hello', zh: '你好' },"))).toEqual([]);
  });

  it('a word without its Chinese text does not compile, and the error stands on its line', () => {
    const rows = "  greeting: { en: 'Hello', zh: '你好' },\n  parting: { en: 'Goodbye' },";
    expect(compile(table(rows))).toEqual([
      expect.stringMatching(/^5: Property 'zh' is missing in type '\{ en: string; \}'/),
    ]);
  });

  it('a language that the site does not have does not compile', () => {
    expect(compile(table("  greeting: { en: 'Hello', zh: '你好', fr: 'Salut' },"))).toEqual([
      expect.stringMatching(/^4: .*'fr' does not exist/),
    ]);
  });

  it('an unknown key of a table does not compile', () => {
    const code = `${table("  greeting: { en: 'Hello', zh: '你好' },")}export const missing = PLANTED.parting;\n`;
    expect(compile(code)).toEqual([expect.stringMatching(/^6: Property 'parting' does not exist/)]);
  });
});
