import path from 'node:path';
import ts from 'typescript';
import { ROOT } from '../support/site';

const SOURCE = `
import type { RsdoctorRspackPlugin, RsdoctorRspackMultiplePlugin } from '@rsdoctor/rspack-plugin';
type Of<P extends abstract new (options: never) => unknown> = NonNullable<ConstructorParameters<P>[0]>;
export declare const options: Of<typeof RsdoctorRspackPlugin> & Of<typeof RsdoctorRspackMultiplePlugin>;
`;

/** What kinds of value an option takes, as a page names them. */
export type ValueKind = 'boolean' | 'number' | 'string' | 'array' | 'object';

/** One option of the installed package. */
export interface OptionType {
  readonly kinds: ReadonlySet<ValueKind>;
  /** Marked `@deprecated` in the package. */
  readonly deprecated: boolean;
}

const KINDS: readonly (readonly [ts.TypeFlags, ValueKind])[] = [
  [ts.TypeFlags.BooleanLike, 'boolean'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.Object, 'object'],
];

const partsOf = (type: ts.Type): readonly ts.Type[] =>
  type.isUnion() ? type.types.flatMap(partsOf) : [type];

function kindsOf(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<ValueKind> {
  const kinds = partsOf(type).flatMap((part) =>
    checker.isArrayType(part)
      ? ['array' as const]
      : KINDS.filter(([flag]) => part.flags & flag).map(([, kind]) => kind),
  );
  return new Set(kinds);
}

function collect(
  checker: ts.TypeChecker,
  type: ts.Type,
  found: Map<string, OptionType>,
  prefix: string,
  depth: number,
): void {
  const holders = partsOf(type).filter(
    (part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && !checker.isArrayType(part),
  );
  for (const symbol of holders.flatMap((holder) => holder.getProperties())) {
    const name = `${prefix}${symbol.name}`;
    const inner = checker.getTypeOfSymbol(symbol);
    const before = found.get(name);
    found.set(name, {
      kinds: new Set([...(before?.kinds ?? []), ...kindsOf(checker, inner)]),
      deprecated:
        before?.deprecated || symbol.getJsDocTags(checker).some(({ name: tag }) => tag === 'deprecated'),
    });
    if (depth > 1) collect(checker, inner, found, `${name}.`, depth - 1);
  }
}

/**
 * Options of the Rspack plugins, read with the TypeScript compiler from the installed package.
 * @returns options by paths of two levels, such as `output` and `output.reportDir`
 * @throws Error when the type cannot be read
 */
export function optionTypes(): ReadonlyMap<string, OptionType> {
  const file = path.join(ROOT, 'tests/analyzer/__options.ts');
  const host = ts.createCompilerHost({});
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (name) => (name === file ? SOURCE : readFile(name));
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, SOURCE, ts.ScriptTarget.Latest) : getSourceFile(name, ...rest);
  const program = ts.createProgram({
    rootNames: [file],
    options: {
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
      strict: true,
      skipLibCheck: true,
    },
    host,
  });
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  const exported = symbol && checker.getExportsOfModule(symbol)[0];
  const found = new Map<string, OptionType>();
  if (exported) collect(checker, checker.getTypeOfSymbol(exported), found, '', 2);
  if (found.size === 0) throw new Error('The options type of @rsdoctor/rspack-plugin could not be read.');
  return found;
}
