import type { RspressPlugin } from '@rspress/core';
import { PLUGIN_OPTIONS } from '../../site/pluginOptions';
import { RULES } from '../../site/rules';
import { factModule } from './factModule';

/** Tables that are read from the contract of the analyzer, by the file that has nothing else to export. */
const TABLES = [
  { file: /[\\/]site[\\/]rules\.ts$/, name: 'RULES', facts: RULES },
  { file: /[\\/]site[\\/]pluginOptions\.ts$/, name: 'PLUGIN_OPTIONS', facts: PLUGIN_OPTIONS },
];

/**
 * Gives browsers the facts of rules and options as they are, and not the whole contract that they are read from (issue
 * 7.1): a page with rules carried all options, and so did the search worker.
 *
 * The development server reads the contract: there the tables change while they are shown.
 */
export function pluginReadyFacts(): RspressPlugin {
  let isBuild = false;
  return {
    name: 'ready-facts',
    config(config, _helpers, isProd) {
      isBuild = isProd;
      return config;
    },
    builderConfig: {
      plugins: [
        {
          name: 'ready-facts',
          setup(api) {
            for (const { file, name, facts } of TABLES) {
              api.transform(
                { test: file, environments: ['web'], order: 'pre' },
                ({ code }: { code: string }) => (isBuild ? factModule(name, facts) : code),
              );
            }
          },
        },
      ],
    },
  };
}
