import type { RspressPlugin } from '@rspress/core';
import { flattenTokens } from './flattenTokens';

/** Keeps the primitives of the tokens out of the sheet that every page loads (issue 7.1). */
export function pluginFlatTokens(): RspressPlugin {
  return {
    name: 'flat-tokens',
    builderConfig: {
      plugins: [
        {
          name: 'flat-tokens',
          setup(api) {
            // Imported by a script: what a sheet imports passes no transform.
            api.transform({ test: /[\\/]theme[\\/]styles[\\/]tokens\.css$/ }, ({ code }: { code: string }) =>
              flattenTokens(code),
            );
          },
        },
      ],
    },
  };
}
