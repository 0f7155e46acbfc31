import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** A sheet of the host that is not loaded. */
interface ReplacedSheet {
  /** File below the host's theme. */
  readonly file: string;
  /** First digits of its SHA-256: another content must be compared with what stands in its place. */
  readonly digest: string;
  /** What stands in its place, below `theme/styles/`; nothing where no page shows what it draws. */
  readonly by?: string;
}

/** The host's sheets that ours stand in place of, as of Rspress 2.0.22. */
export const REPLACED_SHEETS: readonly ReplacedSheet[] = [
  { file: 'styles/preflight.css', digest: 'ca849f6a17b08429', by: 'reset.css' },
  { file: 'styles/base.css', digest: '0568355582568395', by: 'base.css' },
  { file: 'styles/vars/base-vars.css', digest: '7116a6e9c5006481', by: 'host-tokens.css' },
  { file: 'styles/vars/brand-vars.css', digest: '21e86b71322b7eca', by: 'host-tokens.css' },
  { file: 'styles/vars/code-vars.css', digest: '02d1e564c40bcb3d', by: 'host-tokens.css' },
  { file: 'styles/vars/shiki-vars.css', digest: 'f69ba565847c5451', by: 'host-tokens.css' },
  { file: 'styles/vars/home-vars.css', digest: 'cce5e1eebb066330' },
  { file: 'styles/scrollbar.css', digest: 'b84f4643ff474b1e', by: 'host-code.css' },
  {
    file: 'styles/shiki.css',
    digest: 'dff494543aadd457',
    by: 'host-code.css',
  },
  {
    file: 'components/CodeBlock/index.css',
    digest: '4a535521e3140f25',
    by: 'host-code.css',
  },
  { file: 'components/CodeButtonGroup/index.css', digest: '708f236bb4086141' },
  { file: 'components/CodeButtonGroup/CopyCodeButton.css', digest: '2d4e616ef3d4294d' },
  { file: 'components/DocContent/doc.css', digest: 'db1203bade937502', by: 'host-text.css' },
  { file: 'components/Link/index.css', digest: 'c83c9c2484c801c3' },
];

/** Where the host keeps its theme, from the root of the project. */
export const HOST_THEME = 'node_modules/@rspress/core/dist/theme';

/**
 * Leaves out the sheets of the host that ours stand in place of: a page would carry the host's design and the rules that
 * undo it.
 */
export function pluginHostSheets(root: string): RspressPlugin {
  return {
    name: 'host-sheets',
    builderConfig: {
      resolve: {
        alias: {
          // theme/progress/progress.css stands in its place.
          'nprogress/nprogress.css$': false,
          ...Object.fromEntries(
            REPLACED_SHEETS.map(({ file }) => [`${path.join(root, HOST_THEME, file)}$`, false as const]),
          ),
        },
      },
    },
  };
}
