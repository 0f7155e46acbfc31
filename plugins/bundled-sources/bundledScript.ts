import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { cacheScript, type MadeScript } from './cacheScript';

const PROJECT = path.join(import.meta.dirname, '../..');
/** Inside the project, because packages are looked for from there. */
const CACHE = path.join(PROJECT, 'node_modules/.cache');

/** What a module can ask about its own file, and the constant that answers. */
const ASKED = {
  'import.meta.dirname': 'SOURCE_FOLDER',
  'import.meta.filename': 'SOURCE_FILE',
  'import.meta.url': 'SOURCE_URL',
} as const;

/** Files other than sources that decide what a script looks like. */
const SETTINGS = [
  'tsconfig.json',
  'node_modules/esbuild/package.json',
  'plugins/bundled-sources/bundledScript.ts',
];

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** Otherwise every module would take the folder of the bundle for its own. On the first line, so that lines keep their number. */
function withOwnFile(file: string, code: string): string {
  if (!code.includes('import.meta')) return code;
  const answers = [path.dirname(file), file, pathToFileURL(file).href].map((answer) =>
    JSON.stringify(answer),
  );
  const names = Object.values(ASKED).map((name, index) => `${name} = ${answers[index]}`);
  return `const ${names.join(', ')}; ${code}`;
}

/** Reads the sources itself, so that what is remembered of them is what the script is made of. */
const readSources = (sources: Map<string, string>): Plugin => ({
  name: 'read-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx?|json)$/ }, ({ path: file }) => {
      const code = textOf(file);
      sources.set(file, code);
      const loader = path.extname(file).slice(1) as 'ts' | 'tsx' | 'json';
      return { contents: loader === 'json' ? code : withOwnFile(file, code), loader };
    });
  },
});

async function bundle(file: string): Promise<MadeScript> {
  // Only here: it takes longer to load than a script that is cached.
  const { build, stop } = await import('esbuild');
  const sources = new Map<string, string>();
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: PROJECT,
      entryPoints: [file],
      // As deep as where it is loaded from, because its source map says the way to the sources.
      outfile: path.join(CACHE, 'bundled/script.mjs'),
      write: false,
      metafile: true,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: `node${process.versions.node}`,
      packages: 'external',
      sourcemap: 'inline',
      sourcesContent: false,
      logLevel: 'silent',
      define: ASKED,
      plugins: [readSources(sources)],
    });
    for (const name of Object.keys(metafile.inputs)) {
      const source = path.resolve(PROJECT, name);
      if (!sources.has(source)) sources.set(source, textOf(source));
    }
    return { script: outputFiles[0]?.text ?? '', sources };
  } finally {
    await stop();
  }
}

/**
 * Bundles TypeScript of the project into one script. It is cached for the next start, and made anew when anything that it is
 * made of has changed.
 * @param file path from the folder of the project
 * @returns address of the script, inside the project, where its packages are found
 * @throws Error when a source has a mistake; names file and line of the source
 */
export async function bundledScript(file: string): Promise<string> {
  const name = path.basename(file, path.extname(file));
  const entry = path.resolve(PROJECT, file);
  const id = createHash('sha256').update(entry).digest('hex').slice(0, 16);
  const settings = SETTINGS.map((each) => textOf(path.join(PROJECT, each)));
  const script = path.join(CACHE, `bundled/${name}-${id}.mjs`);
  await cacheScript({
    file: script,
    settings: [process.version, ...settings.map((text) => createHash('sha256').update(text).digest('hex'))],
    make: () => bundle(file),
  });
  return pathToFileURL(script).href;
}
