import ts from 'typescript';

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
