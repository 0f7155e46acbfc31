import path from 'node:path';
import ts from 'typescript';

/** A program of the TypeScript compiler over texts by the absolute paths at which they would lie. */
export function textProgram(texts: ReadonlyMap<string, string>, options: ts.CompilerOptions, root: string) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(path.resolve(name));
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2023, true);
  };
  host.getCurrentDirectory = () => root;
  return ts.createProgram([...texts.keys()], options, host);
}
