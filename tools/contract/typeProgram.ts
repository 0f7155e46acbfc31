import path from 'node:path';
import ts from 'typescript';

/** What can be asked of a program. */
export interface TypeProgram {
  readonly checker: ts.TypeChecker;
  /**
   * @param file one of the program's files
   * @returns exports by name; none when the file is no module
   */
  readonly exportsOf: (file: string) => ReadonlyMap<string, ts.Symbol>;
}

const OPTIONS: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** The declarations that come with the compiler, the same for every program with these options, parsed once. */
const LIB = path.dirname(ts.getDefaultLibFilePath(OPTIONS)).replaceAll(path.sep, '/');
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * A program of the TypeScript compiler over declarations.
 * @param files absolute paths; what they import is read as well
 * @param texts files that are not on the disk, by absolute path
 */
export function typeProgram(
  files: readonly string[],
  texts: Readonly<Record<string, string>> = {},
): TypeProgram {
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => texts[name] ?? readFile(name);
  host.fileExists = (name) => name in texts || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = texts[name];
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    if (!name.startsWith(`${LIB}/`)) return getSourceFile(name, ...rest);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  const rootNames = [...files, ...Object.keys(texts)].map((file) => file.replaceAll(path.sep, '/'));
  const program = ts.createProgram({ rootNames, options: OPTIONS, host });
  const checker = program.getTypeChecker();
  return {
    checker,
    exportsOf: (file) => {
      const source = program.getSourceFile(file.replaceAll(path.sep, '/'));
      const symbol = source && checker.getSymbolAtLocation(source);
      const found = symbol ? checker.getExportsOfModule(symbol) : [];
      return new Map(found.map((one) => [one.name, one]));
    },
  };
}
