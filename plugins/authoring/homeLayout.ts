import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundlerPlugin } from '../../packages/lean/bundler';

/**
 * Gives home pages their layout as the default export of their MDX, so that it comes in their own script. If the theme's
 * `HomeLayout` imported it, every page would load it and its styles.
 */
export function pluginHomeLayout(root: string): RspressPlugin {
  const file = JSON.stringify(path.join(root, 'theme/landing/Landing.tsx'));
  return bundlerPlugin('home-layout', (api) => {
    api.transform({ test: /[\\/]index\.mdx$/, order: 'pre' }, ({ code }) =>
      /^pageType: home$/m.test(code) ? `${code}\n\nexport { Landing as default } from ${file};\n` : code,
    );
  });
}
