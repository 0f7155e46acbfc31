import ts from 'typescript';
import { typeAtoms } from './typeAtoms';

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
