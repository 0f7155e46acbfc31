import type { RspressPlugin } from '@rspress/core';
import { SCRIPT_ADDRESS_POLICY } from '../../site/contentPolicy';
import { OLD_BROWSER } from '../../site/browsers';
import { bundlerPlugin } from '../../packages/lean/bundler';

/** Lets the pages meet `require-trusted-types-for 'script'`: addresses of chunks and workers go through a named policy. */
export function pluginTrustedTypes(): RspressPlugin {
  return {
    name: 'trusted-types',
    builderConfig: {
      tools: { rspack: { output: { trustedTypes: { policyName: SCRIPT_ADDRESS_POLICY } } } },
    },
  };
}

/** Lets the bundler's runtime, and with it every script, begin only in browsers that have what the site needs. Throws when it is no function. */
export function guardRuntime(code: string): string {
  const bare = code.replace(/^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*)+/, '');
  if (!/^\(\(\) ?=> ?\{/.test(bare)) {
    throw new Error(
      'plugins/host-fixes/runtimeFile.ts does not fit the runtime of the bundler: it is no function.',
    );
  }
  return `globalThis.${OLD_BROWSER} || ${bare}`;
}

const RUNTIME = /[\\/]runtime\.\w+\.js$/;

/**
 * The minifier chooses the letters of its names by how often they stand in the file, unless it is told not to. Many letters
 * of the bundler's runtime are those of hashes, which at that moment still depend on the folder of the project.
 */
const WITHOUT_COUNTING = {
  include: RUNTIME,
  // The bundler's types do not name `disableCharFreq`, its minifier does.
  minimizerOptions: { mangle: { toplevel: false, disableCharFreq: true } },
};

/**
 * Puts the bundler's runtime into a file of its own, which begins only in browsers that have what the site needs, and is the
 * same in whatever folder the project lies.
 */
export function pluginRuntimeFile(): RspressPlugin {
  let isBuild = false;
  return {
    ...bundlerPlugin(
      'runtime-file',
      (api) => {
        api.modifyBundlerChain((chain, { environment }) => {
          if (environment.name === 'web' && isBuild) chain.optimization.runtimeChunk({ name: 'runtime' });
        });
        // Before the minifier, so that the name of the file follows from what is in it then.
        api.processAssets(
          { stage: 'optimize', environments: ['web'] },
          ({ assets, compilation, sources }) => {
            if (!isBuild) return;
            // By name: to ask for an asset copies it out of the bundler.
            for (const file of Object.keys(assets).filter((name) => RUNTIME.test(name))) {
              const code = guardRuntime(assets[file]?.source().toString() ?? '');
              compilation.updateAsset(file, new sources.RawSource(code));
            }
          },
        );
      },
      {
        environments: {
          web: { output: { minify: { jsOptions: [{ exclude: RUNTIME }, WITHOUT_COUNTING] } } },
        },
      },
    ),
    config(config, _helpers, isProd) {
      isBuild = isProd;
      return config;
    },
  };
}
