import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, stop } from 'esbuild';

const PROJECT = path.join(import.meta.dirname, '../..');

/** What a module can ask about its own file, and the constant that answers. */
const ASKED = {
  'import.meta.dirname': 'SOURCE_FOLDER',
  'import.meta.filename': 'SOURCE_FILE',
  'import.meta.url': 'SOURCE_URL',
} as const;

/** Otherwise every module would take the folder of the bundle for its own. On the first line, so that lines keep their number. */
const ownFiles: Plugin = {
  name: 'own-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const code = readFileSync(file, 'utf8');
      if (!code.includes('import.meta')) return;
      const answers = [path.dirname(file), file, pathToFileURL(file).href].map((answer) =>
        JSON.stringify(answer),
      );
      const names = Object.values(ASKED).map((name, index) => `${name} = ${answers[index]}`);
      return { contents: `const ${names.join(', ')}; ${code}`, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/**
 * Loads TypeScript of the project as one script. The host's loader compiles file by file, in JavaScript, which took a tenth
 * of a build. Nothing is kept: the script is made anew for each start and removed when it is loaded, so it is never older
 * than its sources.
 * @param file path from the folder of the project
 * @returns what the file exports
 * @throws Error when a source has a mistake, or at what it does when it is loaded; names file and line of the source
 */
export async function loadBundled<Exports>(file: string): Promise<Exports> {
  const cache = path.join(PROJECT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  // Inside the project, because packages are looked for from there.
  const name = path.basename(file, path.extname(file));
  const folder = mkdtempSync(path.join(cache, `bundled-${name}-`));
  try {
    const outfile = path.join(folder, `${name}.mjs`);
    await build({
      absWorkingDir: PROJECT,
      entryPoints: [file],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: `node${process.versions.node}`,
      packages: 'external',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      define: ASKED,
      plugins: [ownFiles],
    });
    process.setSourceMapsEnabled(true);
    return (await import(pathToFileURL(outfile).href)) as Exports;
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
