import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { packageFolder } from './packageFolder';
import { readPackage } from './readPackage';
import { renderNotices } from './renderNotices';

/** File of the output that holds the notices. */
export const NOTICES_FILE = 'licenses.txt';

/** What the live reports are made of besides their data; they are no modules of the site's bundle. */
const REPORT_PACKAGES = ['@rsdoctor/client'];

/** What is needed of a module of the bundler. */
interface BundledModule {
  readonly resource?: string;
  /** Modules that were joined into this one. */
  readonly modules?: readonly BundledModule[];
}

/** What is needed of the bundler, whose types do not reach this far through those of the host. */
interface Bundle {
  readonly compilation: {
    readonly modules: Iterable<BundledModule>;
    emitAsset(file: string, source: unknown): void;
  };
  readonly sources: { readonly RawSource: new (content: string) => unknown };
}

const filesOf = ({ resource, modules = [] }: BundledModule): string[] => [
  ...(resource ? [resource] : []),
  ...modules.flatMap(filesOf),
];

/**
 * Writes `licenses.txt`: name, version and licence of every package whose code readers get. The list is read from the
 * bundle, so that it cannot fall behind.
 * @param root folder of the project
 * @throws Error when a package does not say its licence
 */
export function pluginNotices(root: string): RspressPlugin {
  return {
    name: 'notices',
    builderConfig: {
      plugins: [
        {
          name: 'notices',
          setup(api) {
            // The development server loads only the pages that are looked at: its list would be wrong, and slow.
            if (api.context.action === 'dev') return;
            api.processAssets(
              { stage: 'report', environments: ['web'] },
              ({ compilation, sources }: Bundle) => {
                const folders = new Set([
                  ...[...compilation.modules].flatMap(filesOf).flatMap((file) => packageFolder(file) ?? []),
                  ...REPORT_PACKAGES.map((name) => path.join(root, 'node_modules', name)),
                ]);
                const packages = [...folders].map(readPackage);
                compilation.emitAsset(NOTICES_FILE, new sources.RawSource(renderNotices(packages)));
              },
            );
          },
        },
      ],
    },
  };
}
