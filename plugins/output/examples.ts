import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { build } from 'esbuild';
import { zipSync } from 'fflate';
import { ARCHIVES, EXAMPLES, EXPLAIN_ADDRESS, archiveAddress, type ArchiveName } from '../../site/examples';
import { bundlerPlugin } from '../../packages/lean/bundler';

/** What builds, bundlers and editors leave in a folder. The packages of rule samples lie deeper, and belong to them. */
const LEFT = /^(?:node_modules[\\/]|(?:.*[\\/])?(?:dist|\.|[^\\/]*\.log$))/;

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !LEFT.test(file));

/** An example as readers download it, with its lockfile and its patches in `changes/`: the same bytes for the same files. */
function exampleArchive(root: string, name: ArchiveName): Uint8Array {
  const at = (folder: string, into: string) =>
    filesOf(folder).map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      // The bundlers write the name into every chunk, and the live report was built under this one.
      const own =
        name === 'rules' ? text : text.replaceAll(`"example-${name}"`, `"${EXAMPLES[name].folder}"`);
      return [`${name}/${into}${file.replaceAll(path.sep, '/')}`, new TextEncoder().encode(own)] as const;
    });
  const examples = path.join(root, 'examples');
  const hasChanges = readdirSync(path.join(examples, 'changes')).includes(name);
  const files = [
    ...at(path.join(examples, name), ''),
    ...(hasChanges ? at(path.join(examples, 'changes', name), 'changes/') : []),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  // The oldest time that a zip can hold. It holds local time, so this is the same in every zone.
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
}

async function explainScript(root: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['tools/explain.ts'],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    banner: {
      js: '// Explains a report of Rsdoctor. Contains zod, Copyright (c) 2025 Colin McDonnell, MIT licence.',
    },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/**
 * Publishes what readers try for themselves under `/examples/`: an archive of each example, and the script that explains a
 * report. They are files of the bundler, so the development server has them as well; links say how large they are.
 */
export function pluginExamples(root: string): RspressPlugin {
  const archives = ARCHIVES.map((name) => [name, exampleArchive(root, name)] as const);
  const sizes = Object.fromEntries(archives.map(([name, bytes]) => [name, bytes.length]));
  return bundlerPlugin(
    'examples',
    (api) => {
      const script = explainScript(root);
      api.processAssets({ stage: 'report', environments: ['web'] }, async ({ compilation, sources }) => {
        const emit = (address: string, bytes: Uint8Array) =>
          compilation.emitAsset(address.slice(1), new sources.RawSource(Buffer.from(bytes)));
        for (const [name, bytes] of archives) emit(archiveAddress(name), bytes);
        emit(EXPLAIN_ADDRESS, await script);
      });
    },
    { source: { define: { __ARCHIVE_SIZES__: JSON.stringify(sizes) } } },
  );
}
