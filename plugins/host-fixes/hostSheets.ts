import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * The host's sheets that ours in `theme/styles/` stand in place of, as of Rspress 2.0.22: file below the host's theme, and
 * the first digits of its SHA-256. Another content must be compared with what stands in its place.
 */
export const REPLACED_SHEETS: Readonly<Record<string, string>> = {
  // base.css
  'styles/base.css': '0568355582568395',
  // host-tokens.css
  'styles/vars/base-vars.css': '7116a6e9c5006481',
  'styles/vars/brand-vars.css': '21e86b71322b7eca',
  'styles/vars/code-vars.css': '02d1e564c40bcb3d',
  'styles/vars/shiki-vars.css': 'f69ba565847c5451',
  // host-code.css
  'styles/shiki.css': 'dff494543aadd457',
  'components/CodeBlock/index.css': '4a535521e3140f25',
  // host-text.css
  'components/DocContent/doc.css': 'db1203bade937502',
  // No page shows what these draw.
  'styles/vars/home-vars.css': 'cce5e1eebb066330',
  'components/CodeButtonGroup/index.css': '708f236bb4086141',
  'components/CodeButtonGroup/CopyCodeButton.css': '2d4e616ef3d4294d',
  'components/Link/index.css': 'c83c9c2484c801c3',
};

export const HOST_THEME = 'node_modules/@rspress/core/dist/theme';

/** Leaves these sheets out: a page would carry the host's design and the rules that undo it. */
export function pluginHostSheets(root: string): RspressPlugin {
  return {
    name: 'host-sheets',
    builderConfig: {
      resolve: {
        alias: {
          // theme/progress/progress.css stands in its place.
          'nprogress/nprogress.css$': false,
          ...Object.fromEntries(
            Object.keys(REPLACED_SHEETS).map((file) => [
              `${path.join(root, HOST_THEME, file)}$`,
              false as const,
            ]),
          ),
        },
      },
    },
  };
}
