import path from 'node:path';
import type ts from 'typescript';
import { optionDeclarations } from '../optionDeclarations';
import { typeProgram } from '../typeProgram';
import { typeText } from '../typeAtoms';

/** Names of the options types over the years: those of the plugins, then those of the multi-compiler plugins. */
const TYPES = [
  'RsdoctorRspackPluginOptions',
  'RsdoctorMultiplePluginOptions',
  'RsdoctorWebpackMultiplePluginOptions',
];

/**
 * The plugin options that a published version declares.
 * @param core folder of its `@rsdoctor/core`; `@rsdoctor/types` lies beside it
 * @returns type by path
 * @throws Error when no options type is found
 */
export function declaredOptions(core: string): ReadonlyMap<string, string> {
  const file = path.join(core, 'dist/types/plugin.d.ts');
  const { checker, exportsOf } = typeProgram([file]);
  const found = exportsOf(file);
  const symbols = TYPES.flatMap((name) => found.get(name) ?? []);
  const types = symbols.map((symbol: ts.Symbol) => checker.getDeclaredTypeOfSymbol(symbol));
  const options = new Map<string, Set<string>>();
  for (const type of types) {
    for (const [name, { atoms, deprecated }] of optionDeclarations(checker, type)) {
      const all = [...(options.get(name) ?? []), ...atoms, ...(deprecated ? ['deprecated'] : [])];
      options.set(name, new Set(all));
    }
  }
  if (options.size === 0) {
    throw new Error(
      `${file}:1 no options type is declared → adapt tools/contract/history/declaredOptions.ts`,
    );
  }
  return new Map([...options].map(([name, atoms]) => [name, typeText([...atoms])]));
}
