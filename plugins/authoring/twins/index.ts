import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { includedFile, type IncludeRoots } from '../../../packages/doc-checks/includedFile';
import { langOfFile } from '../picks/remarkPicks';
import { tidyTwin } from './tidyTwin';
import { twinSource } from './twinSource';

/** Name of the host's build of the Markdown twins. */
const TWIN_BUILD = ['node_md'];

type Rewrite = (text: string) => string;

/** What else is done to the texts, in one place: two hooks that rewrite the same file would lose what one of them did. */
interface TwinRewrites {
  /** Twins, and `llms-full.txt`, which holds them all. */
  readonly twin: Rewrite;
  /** `llms.txt` and `llms-full.txt`. */
  readonly list: Rewrite;
}

const isTwin = (name: string): boolean => name.endsWith('.md') || path.basename(name) === 'llms-full.txt';
const isList = (name: string): boolean => /^llms(?:-full)?\.txt$/.test(path.basename(name));

/** What is needed of the host's bundler, whose types do not reach this far through those of the host. */
interface Emission {
  readonly assets: Readonly<Record<string, { source(): string | Buffer }>>;
  readonly compilation: { updateAsset(file: string, source: unknown): void };
  readonly sources: { readonly RawSource: new (content: string) => unknown };
}

type BuilderPlugins = NonNullable<NonNullable<RspressPlugin['builderConfig']>['plugins']>;

function readShown(file: string, roots: IncludeRoots): string {
  const found = includedFile(file, roots);
  if (found.fault)
    throw new Error(`${roots.page}: the file ${file} of a fence is not shown: ${found.fault}.`);
  return readFileSync(found.place, 'utf8');
}

const writeTwins = (
  { twin, list }: TwinRewrites,
  roots: Omit<IncludeRoots, 'page'>,
): BuilderPlugins[number] => ({
  name: 'twins',
  setup(api) {
    api.transform(
      { test: /\.mdx?$/, environments: TWIN_BUILD, order: 'pre' },
      ({ code, resourcePath }: { code: string; resourcePath: string }) =>
        twinSource(code, langOfFile(resourcePath), (file) =>
          readShown(file, { ...roots, page: resourcePath }),
        ),
    );
    // After the host has written them.
    api.processAssets(
      { stage: 'report', environments: TWIN_BUILD },
      ({ assets, compilation, sources }: Emission) => {
        for (const name of Object.keys(assets)) {
          if (!isTwin(name) && !isList(name)) continue;
          const text = String(assets[name]?.source());
          const whole = isTwin(name) ? twin(tidyTwin(text)) : text;
          compilation.updateAsset(name, new sources.RawSource(isList(name) ? list(whole) : whole));
        }
      },
    );
  },
});

/**
 * Makes the Markdown twins of the pages whole: every component is Markdown in them, wherever it stands. The
 * host runs no remark plugin of a site on its twins, so the text is changed before it is compiled.
 * @param roots where the addresses of files begin
 * @param rewrites what other plugins do to the texts
 */
export function pluginTwins(roots: Omit<IncludeRoots, 'page'>, rewrites: TwinRewrites): RspressPlugin {
  return { name: 'twins', builderConfig: { plugins: [writeTwins(rewrites, roots)] } };
}
