import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { httpServer, listenLocally } from '../../tools/server/httpServer';
import { ROOT } from './site';

/** The page of `tests/fixtures/plain-docsearch`, served at every address. */
export interface PlainDocSearch {
  readonly url: string;
  readonly close: () => void;
}

/** What the page needs to know. */
export interface PlainSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly hosts: readonly string[];
}

const html = (settings: PlainSettings): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>DocSearch as published</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css">
<script type="application/json" id="settings">${JSON.stringify(settings)}</script></head>
<body><main><h1>DocSearch as published</h1><p>A text to select.</p></main><div id="root"></div>
<script src="/page.js"></script></body></html>`;

/** Bundles the page with the published package, without our patches. */
async function bundle(): Promise<string> {
  const out = await mkdtemp(path.join(tmpdir(), 'plain-docsearch-'));
  const compiler = rspack({
    mode: 'production',
    context: ROOT,
    entry: { page: path.join(ROOT, 'tests/fixtures/plain-docsearch/page.tsx') },
    output: { path: out, filename: '[name].js', cssFilename: '[name].css' },
    experiments: { css: true },
    performance: false,
    module: {
      rules: [
        { test: /\.css$/, type: 'css' },
        {
          test: /\.tsx$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
    },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return out;
}

/**
 * Bundles and serves a page with the untouched `@docsearch/react`: what our repaired dialog is compared with.
 * @param settings credentials and hosts
 * @throws Error with the bundler's words when the page does not build
 */
export async function servePlainDocSearch(settings: PlainSettings): Promise<PlainDocSearch> {
  const out = await bundle();
  const files = new Map(
    await Promise.all(
      (['/page.js', '/page.css'] as const).map(
        async (name) => [name as string, await readFile(path.join(out, name))] as const,
      ),
    ),
  );
  await rm(out, { recursive: true });
  const server = httpServer((request, response) => {
    const name = request.url ?? '/';
    const type = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'text/html';
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` });
    response.end(files.get(name) ?? html(settings));
  });
  const { origin, close } = await listenLocally(server);
  return { url: origin, close };
}
