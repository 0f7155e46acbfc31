import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { tidyTwin } from './tidyTwin';
import { twinSource } from './twinSource';

/** Name of the host's build of the Markdown twins. */
const TWIN_BUILD = ['node_md'];

const isTwin = (name: string): boolean => name.endsWith('.md') || path.basename(name) === 'llms-full.txt';

/** What is needed of the host's bundler, whose types do not reach this far through those of the host. */
interface Emission {
  readonly assets: Readonly<Record<string, { source(): string | Buffer }>>;
  readonly compilation: { updateAsset(file: string, source: unknown): void };
  readonly sources: { readonly RawSource: new (content: string) => unknown };
}

type BuilderPlugins = NonNullable<NonNullable<RspressPlugin['builderConfig']>['plugins']>;

const writeTwins = (): BuilderPlugins[number] => ({
  name: 'twins',
  setup(api) {
    api.transform({ test: /\.mdx?$/, environments: TWIN_BUILD, order: 'pre' }, ({ code }: { code: string }) =>
      twinSource(code),
    );
    // After the host has written them.
    api.processAssets(
      { stage: 'report', environments: TWIN_BUILD },
      ({ assets, compilation, sources }: Emission) => {
        for (const name of Object.keys(assets).filter(isTwin)) {
          const tidy = tidyTwin(String(assets[name]?.source()));
          compilation.updateAsset(name, new sources.RawSource(tidy));
        }
      },
    );
  },
});

/**
 * Makes the Markdown twins of the pages whole (issue 7.5): every component is Markdown in them, wherever it stands. The
 * host runs no remark plugin of a site on its twins, so the text is changed before it is compiled.
 */
export function pluginTwins(): RspressPlugin {
  return { name: 'twins', builderConfig: { plugins: [writeTwins()] } };
}
