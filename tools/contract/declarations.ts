import path from 'node:path';
import ts from 'typescript';

/** What can be asked of a program. */
interface TypeProgram {
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

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never;

const NAMED: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.Any, 'any'],
  [ts.TypeFlags.Unknown, 'unknown'],
];

const order = (atom: string): number => (atom.startsWith("'") ? 0 : 1);

function partAtoms(checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  if (type.isUnion()) return type.types.flatMap((part) => partAtoms(checker, part));
  if (type.flags & NOTHING) return [];
  if (type.isStringLiteral()) return [`'${type.value}'`];
  const named = NAMED.find(([flag]) => type.flags & flag);
  if (named) return [named[1]];
  if (checker.isArrayLikeType(type)) {
    const element = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    const inner = element ? typeAtoms(checker, element) : [];
    return [inner.length > 1 ? `(${typeText(inner)})[]` : `${inner[0] ?? 'unknown'}[]`];
  }
  if (type.getCallSignatures().length > 0) return ['function'];
  return [type.symbol?.name === 'RegExp' ? 'RegExp' : 'object'];
}

/** One order for atoms, since the compiler's own is not stable. */
const inOrder = (atoms: readonly string[]): readonly string[] =>
  [...new Set(atoms)].sort((a, b) => order(a) - order(b) || (a < b ? -1 : a > b ? 1 : 0));

/**
 * A type in short, so that a page can say it in one cell: an object is `object` whatever it holds.
 * @param checker of the program that holds the type
 * @param type any type
 * @returns string literals in quotes, then names; each once and sorted
 */
export function typeAtoms(checker: ts.TypeChecker, type: ts.Type): readonly string[] {
  return inOrder(partAtoms(checker, type));
}

/**
 * Atoms as one text.
 * @param atoms of one type, or of the same option in several types
 */
export const typeText = (atoms: readonly string[]): string => inOrder(atoms).join(' | ');

/** What the declarations say of one option. */
export interface OptionDeclaration {
  /** Parts of its type, as `typeAtoms` gives them. */
  readonly atoms: ReadonlySet<string>;
  readonly optional: boolean;
  readonly deprecated: boolean;
}

/** Deepest option of 1.x: `output.options.jsonOptions.sections.rules`. */
const DEPTH = 5;

const partsOf = (type: ts.Type): readonly ts.Type[] =>
  type.isUnion() ? type.types.flatMap(partsOf) : [type];

/** An object with a member that is only a function is an instance that is passed in, not a set of options. */
const isOptions = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
  !checker.isArrayLikeType(type) &&
  !checker.getIndexInfoOfType(type, ts.IndexKind.String) &&
  type.getCallSignatures().length === 0 &&
  type.symbol?.name !== 'RegExp' &&
  type
    .getProperties()
    .every((symbol) => typeAtoms(checker, checker.getTypeOfSymbol(symbol)).join() !== 'function');

/**
 * Every option inside an options type, members of unions together.
 * @param checker of the program that holds the type
 * @param type the options object
 * @returns declarations by path, in the order of the declarations
 */
export function optionDeclarations(
  checker: ts.TypeChecker,
  type: ts.Type,
): ReadonlyMap<string, OptionDeclaration> {
  const found = new Map<string, OptionDeclaration>();
  const visit = (holder: ts.Type, prefix: string, depth: number): void => {
    const holders = partsOf(holder).filter((part) => isOptions(checker, part));
    for (const symbol of holders.flatMap((part) => part.getProperties())) {
      const path = `${prefix}${symbol.name}`;
      const inner = checker.getTypeOfSymbol(symbol);
      const before = found.get(path);
      const tags = symbol.getJsDocTags(checker);
      found.set(path, {
        atoms: new Set([...(before?.atoms ?? []), ...typeAtoms(checker, inner)]),
        optional: (before?.optional ?? true) && (symbol.flags & ts.SymbolFlags.Optional) !== 0,
        deprecated: (before?.deprecated ?? false) || tags.some(({ name }) => name === 'deprecated'),
      });
      if (depth > 1) visit(inner, `${path}.`, depth - 1);
    }
  };
  visit(type, '', DEPTH);
  return found;
}
