import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Rspress compiles its config and the plugins with Babel where Node.js reads no TypeScript, file by file. One file by esbuild
// takes a second less than loading them by tsx; the process id is in its name because two builds may run at the same time.
const outfile = path.join(import.meta.dirname, `node_modules/.cache/rspress.config.${process.pid}.mjs`);

/** Keeps `import.meta` of each file, which would be that of the bundle. */
const importMeta = {
  name: 'import-meta',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const { href } = pathToFileURL(file);
      const known = { dirname: path.dirname(file), filename: file, url: href };
      const contents = readFileSync(file, 'utf8').replace(
        /\bimport\.meta\.(dirname|filename|url)\b/g,
        (_place, name) => JSON.stringify(known[name]),
      );
      return { contents, loader: 'ts' };
    });
  },
};

await build({
  entryPoints: [path.join(import.meta.dirname, 'rspress.config.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  plugins: [importMeta],
  sourcemap: 'inline',
  logLevel: 'error',
});
// Stack traces lead to the source files.
process.setSourceMapsEnabled(true);
const { default: config } = await import(pathToFileURL(outfile).href).finally(() => rmSync(outfile));

export default config;
