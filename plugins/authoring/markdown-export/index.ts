import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { includedFile, type IncludeRoots } from '../../../packages/doc-checks/includedFile';
import { langOfFile } from '../picks/remarkPicks';
import { tidyMarkdown } from './tidyMarkdown';
import { markdownSource, type PageFacts } from './markdownSource';

/** Name of the host's build of the Markdown exports. */
const MARKDOWN_BUILD = ['node_md'];

/** The loader runs in the bundler, which loads it itself. */
const LOADER = 'plugins/authoring/markdown-export/changeSource.mjs';

type Rewrite = (text: string) => string;

/** What else is done to the texts, in one place: two hooks that rewrite the same file would lose what one of them did. */
interface MarkdownRewrites {
  /** Exports, and `llms-full.txt`, which holds them all. */
  readonly markdown: Rewrite;
  /** `llms.txt` and `llms-full.txt`; `name` is the file's path in the output. */
  readonly list: (text: string, name: string) => string;
}

const isMarkdown = (name: string): boolean => name.endsWith('.md') || path.basename(name) === 'llms-full.txt';
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

/** Name of the loader that changes the text of pages. */
const SOURCE_USE = 'markdown-source';

/**
 * What the changes of a page depend on.
 * @param page its file
 * @param roots where the addresses of files begin
 */
const pageFacts = (page: string, roots: Omit<IncludeRoots, 'page'>): PageFacts => ({
  lang: langOfFile(page),
  readFile: (file) => readShown(file, { ...roots, page }),
});

const writeMarkdown = ({ markdown, list }: MarkdownRewrites): BuilderPlugins[number] => ({
  name: 'markdown-export',
  setup(api) {
    // After the host has written them.
    api.processAssets(
      { stage: 'report', environments: MARKDOWN_BUILD },
      ({ assets, compilation, sources }: Emission) => {
        for (const name of Object.keys(assets)) {
          if (!isMarkdown(name) && !isList(name)) continue;
          const text = String(assets[name]?.source());
          const whole = isMarkdown(name) ? markdown(tidyMarkdown(text)) : text;
          compilation.updateAsset(name, new sources.RawSource(isList(name) ? list(whole, name) : whole));
        }
      },
    );
  },
});

/**
 * Makes the Markdown exports of the pages whole: every component is Markdown in them, wherever it stands. The
 * host runs no remark plugin of a site on its exports, so the text is changed before it is compiled.
 * @param roots where the addresses of files begin
 * @param rewrites what other plugins do to the texts
 */
export function pluginMarkdownExport(
  roots: Omit<IncludeRoots, 'page'>,
  rewrites: MarkdownRewrites,
): RspressPlugin {
  const change = (source: string, file: string) => markdownSource(source, pageFacts(file, roots));
  return {
    name: 'markdown-export',
    builderConfig: {
      plugins: [writeMarkdown(rewrites)],
      tools: {
        bundlerChain(chain, { environment }) {
          if (!MARKDOWN_BUILD.includes(environment.name)) return;
          const rule = chain.module.rule('mdx').oneOf('mdx');
          rule.use(SOURCE_USE).loader(path.join(roots.projectRoot, LOADER)).options({ change });
        },
      },
    },
  };
}
