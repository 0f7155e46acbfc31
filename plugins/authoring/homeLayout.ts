import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundlerPlugin } from '../../packages/lean/bundler';

/**
 * Gives home pages their layout in their own script, as a layout of MDX. In the theme, which has an empty one, every page would
 * load it with its styles.
 */
export function pluginHomeLayout(root: string): RspressPlugin {
  const file = JSON.stringify(path.join(root, 'theme/landing/Landing.tsx'));
  return bundlerPlugin('home-layout', (api) => {
    api.transform({ test: /[\\/]index\.mdx$/, order: 'pre' }, ({ code }) =>
      /^pageType: home$/m.test(code) ? `${code}\n\nexport { Landing as default } from ${file};\n` : code,
    );
  });
}
