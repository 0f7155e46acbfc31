import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { guardAssets, replaceIn, type BundlerApi, type BundlerPlugin, namedError } from './host/guardAssets';

type Attached = Omit<RspressPlugin, 'name'>;
type RemarkPlugin = NonNullable<NonNullable<Attached['markdown']>['remarkPlugins']>[number];
type Transformer = (tree: unknown, file: { readonly path?: string }) => unknown;

/** Names the technique and the module in what a change of a module throws. */
const nameTransforms = (technique: string, plugin: BundlerPlugin): BundlerPlugin => ({
  ...plugin,
  setup: (api: BundlerApi) =>
    plugin.setup(
      replaceIn(api, {
        transform: (filter, change) =>
          api.transform(filter, async (module) => {
            try {
              return await change(module);
            } catch (error) {
              throw namedError(`${technique}: ${module.resourcePath}`, error);
            }
          }),
      }),
    ),
});

/** Names the technique and the page in what a remark plugin throws. */
function nameRemark(technique: string, plugin: RemarkPlugin): RemarkPlugin {
  const [make, ...options] = (Array.isArray(plugin) ? plugin : [plugin]) as [
    (this: unknown, ...given: unknown[]) => Transformer | undefined,
    ...unknown[],
  ];
  return function named(this: unknown) {
    const change = make.apply(this, options);
    if (!change) return undefined;
    return (tree: unknown, file: { readonly path?: string }) => {
      try {
        return change(tree, file);
      } catch (error) {
        throw namedError(`${technique}: ${path.basename(file.path ?? 'a page')}`, error);
      }
    };
  } as RemarkPlugin;
}

/**
 * Lets a build stop with name, file and text when a technique throws, wherever that is: while a page or a module is changed,
 * or while files are written.
 * @param technique name of the technique
 * @param plugin what the technique does in a build
 */
export function guardTechnique(technique: string, plugin: Attached): Attached {
  const { builderConfig, markdown } = plugin;
  const plugins = (builderConfig?.plugins ?? []) as BundlerPlugin[];
  return {
    ...plugin,
    ...(builderConfig && {
      builderConfig: {
        ...builderConfig,
        plugins: plugins.map((each) => guardAssets(nameTransforms(technique, each), technique)),
      },
    }),
    ...(markdown?.remarkPlugins && {
      markdown: {
        ...markdown,
        remarkPlugins: markdown.remarkPlugins.map((each) => nameRemark(technique, each)),
      },
    }),
  };
}
