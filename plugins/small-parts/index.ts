import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Puts small parts of our own in the place of packages of which the host's pages use little: the script of every page
 * carries them (issue 7.1). Each part says which of a package's functions it has; another function fails the build.
 * @param root folder of the project
 */
export function pluginSmallParts(root: string): RspressPlugin {
  const file = (name: string) => path.join(root, name);
  return {
    name: 'small-parts',
    builderConfig: {
      resolve: {
        alias: {
          nprogress$: file('lib/progress/index.ts'),
          // The look of the bar is ours: `theme/progress/`.
          'nprogress/nprogress.css$': false,
        },
      },
      // The build draws pages and writes heads with the packages themselves, which take any input the host may give.
      environments: {
        web: {
          resolve: {
            alias: {
              '@unhead/react$': file('lib/head/index.ts'),
              '@unhead/react/client$': file('lib/head/index.ts'),
              'react-router-dom': file('lib/router/index.ts'),
            },
          },
        },
      },
    },
  };
}
