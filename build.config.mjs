import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Rspress compiles its config and the plugins with Babel where Node.js reads no TypeScript, file by file. One file by esbuild
// takes a second less than loading them by tsx; its name has the process, because two builds may run at the same time.
const outfile = path.join(import.meta.dirname, `node_modules/.cache/rspress.config.${process.pid}.mjs`);

/** A file in the bundle still knows where it lies. */
const places = {
  name: 'places',
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
  plugins: [places],
  sourcemap: 'inline',
  logLevel: 'error',
});
// Errors name the file that was written, not the bundle.
process.setSourceMapsEnabled(true);
const { default: config } = await import(pathToFileURL(outfile).href).finally(() => rmSync(outfile));

export default config;
