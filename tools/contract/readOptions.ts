import path from 'node:path';
import type ts from 'typescript';
import type { OptionContract, PluginName } from '../../site/contract/types';
import { optionDeclarations, type OptionDeclaration } from './optionDeclarations';
import { readDefaults } from './readDefaults';
import { readNotices } from './readNotices';
import { typeProgram } from './typeProgram';
import { typeText } from './typeAtoms';

/** Name of the class and its package, by the name that the contract uses. */
export const PLUGINS: Readonly<Record<PluginName, readonly [className: string, from: string]>> = {
  rspack: ['RsdoctorRspackPlugin', '@rsdoctor/rspack-plugin'],
  'rspack-multiple': ['RsdoctorRspackMultiplePlugin', '@rsdoctor/rspack-plugin'],
  webpack: ['RsdoctorWebpackPlugin', '@rsdoctor/webpack-plugin'],
  'webpack-multiple': ['RsdoctorWebpackMultiplePlugin', '@rsdoctor/webpack-plugin'],
};

const NAMES = Object.keys(PLUGINS) as PluginName[];
const exportName = (plugin: PluginName): string => plugin.replace('-', '_');

const SOURCE = NAMES.map((plugin) => {
  const [className, from] = PLUGINS[plugin];
  return `import type { ${className} } from '${from}';
export declare const ${exportName(plugin)}: NonNullable<ConstructorParameters<typeof ${className}>[0]>;`;
}).join('\n');

/** What the constructors of the installed packages take, by plugin and path. */
function declarations(root: string): ReadonlyMap<PluginName, ReadonlyMap<string, OptionDeclaration>> {
  const file = path.join(root, 'contract-constructors.ts');
  const { checker, exportsOf } = typeProgram([], { [file]: SOURCE });
  const found = exportsOf(file);
  const typeOf = (symbol: ts.Symbol | undefined) => symbol && checker.getTypeOfSymbol(symbol);
  return new Map(
    NAMES.map((plugin) => {
      const type = typeOf(found.get(exportName(plugin)));
      const options = type && optionDeclarations(checker, type);
      if (!options || options.size === 0) {
        const [className, from] = PLUGINS[plugin];
        throw new Error(
          `node_modules/${from}/package.json:1 the options of ${className} cannot be read → ` +
            'compare its declarations with tools/contract/readOptions.ts',
        );
      }
      return [plugin, options];
    }),
  );
}

/**
 * Every option of the four plugin classes: declared type, the value it has when nothing is written, deprecation.
 * @param root folder whose `node_modules` hold the packages
 * @returns options in the order of the declarations
 * @throws Error when a class or its options type cannot be read
 */
export async function readOptions(root: string): Promise<readonly OptionContract[]> {
  const byPlugin = declarations(root);
  const paths = [...new Set([...byPlugin.values()].flatMap((options) => [...options.keys()]))];
  const types = paths.map((one) => {
    const declared = [...byPlugin].flatMap(([plugin, options]) => {
      const found = options.get(one);
      return found ? [{ plugin, ...found }] : [];
    });
    return {
      path: one,
      atoms: [...new Set(declared.flatMap(({ atoms }) => [...atoms]))],
      optional: declared.every(({ optional }) => optional),
      deprecated: declared.some(({ deprecated }) => deprecated),
      plugins: declared.map(({ plugin }) => plugin),
    };
  });
  const defaults = await readDefaults(root, types);
  const notices = await readNotices(root, types);
  return types.map(({ path: one, atoms, optional, deprecated, plugins }) => ({
    path: one,
    type: typeText(atoms),
    optional,
    default: defaults.get(one),
    ...(deprecated && { deprecated }),
    notice: notices.get(one),
    plugins,
  }));
}
