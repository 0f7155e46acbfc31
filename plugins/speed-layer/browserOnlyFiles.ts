import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/** Files that browsers load when a reader does something, and the scripts of workers: nothing of them is in the HTML. */
const BROWSER_ONLY = [
  'components/config-builder/BuilderForm.tsx',
  'components/diagnose/DiagnosisView.tsx',
  'components/diagnose/findMessages.ts',
  'components/open-report/reader.entry.ts',
  'components/open-report/reportParts.ts',
  'components/options-check/OptionsCheckBox.tsx',
  'theme/LateParts.tsx',
  'theme/nav/MobileMenuDialog.tsx',
  'theme/report/ReportDialog.tsx',
  'theme/search/SearchDialog.tsx',
  'theme/search/loadEngine.ts',
  'theme/search/local/worker.entry.ts',
  'theme/search/provider/ProviderDialog.tsx',
  'theme/sidebar/SidebarDialog.tsx',
];

/**
 * Leaves files out of the two builds for Node.js that draw pages, with all that they import. What imports one of them there
 * gets an error that names this list.
 * @param root folder of the project
 * @throws Error when one of the files does not exist
 */
export function browserOnlyFiles(root: string): RspressPlugin {
  const files = BROWSER_ONLY.map((file) => path.join(root, file));
  const gone = files.find((file) => !existsSync(file));
  if (gone) throw new Error(`plugins/speed-layer/browserOnlyFiles.ts names ${gone}, which does not exist.`);
  return {
    name: 'browser-only-files',
    builderConfig: {
      plugins: [
        {
          name: 'browser-only-files',
          setup(api) {
            api.transform(
              {
                test: (file: string) => files.includes(file),
                environments: ['node', 'node_md'],
                order: 'pre',
              },
              ({ resourcePath }: { resourcePath: string }) =>
                `throw new Error(${JSON.stringify(`${path.basename(resourcePath)} is loaded in browsers alone: plugins/speed-layer/browserOnlyFiles.ts.`)});`,
            );
          },
        },
      ],
    },
  };
}
