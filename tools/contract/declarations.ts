import path from 'node:path';
import ts from 'typescript';
import { textProgram } from '../textProgram';

const OPTIONS: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  strict: true,
  skipLibCheck: true,
  types: [],
};

/** The types of what a text exports, as the TypeScript compiler sees it in a file of a folder. */
export function exportedTypes(folder: string, text: string) {
  const file = path.join(folder, 'contract-types.ts');
  const program = textProgram(new Map([[file, text]]), OPTIONS, folder);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file.replaceAll(path.sep, '/'));
  const symbol = source && checker.getSymbolAtLocation(source);
  const found = symbol ? checker.getExportsOfModule(symbol) : [];
  return { checker, types: new Map(found.map((one) => [one.name, checker.getTypeOfSymbol(one)])) };
}

const NOTHING = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Void | ts.TypeFlags.Never;

const NAMED: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.Any, 'any'],
  [ts.TypeFlags.Unknown, 'unknown'],
];

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

/** One order for atoms, since the compiler's own is not stable: literals begin with a quote, which comes before letters. */
const inOrder = (atoms: readonly string[]): readonly string[] => [...new Set(atoms)].sort();

/**
 * A type in short, so that a page can say it in one cell: string literals in quotes, then names; an object is `object`
 * whatever it holds.
 */
export const typeAtoms = (checker: ts.TypeChecker, type: ts.Type): readonly string[] =>
  inOrder(partAtoms(checker, type));

/** Atoms as one text: those of one type, or of the same option in several types. */
export const typeText = (atoms: readonly string[]): string => inOrder(atoms).join(' | ');

/** What the declarations say of one option; the atoms are those of `typeAtoms`. */
export interface OptionDeclaration {
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

/** Every option inside an options type by its path, members of unions together, in the order of the declarations. */
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
