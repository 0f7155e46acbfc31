import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compiler, runCompiler } from '../../tools/samples/runCompiler';
import { realBundler, type BUNDLERS } from '../support/realBundlers';

/** What a build with a custom rule left behind. */
export interface RuleBuild {
  /** Findings in the data of the report. */
  readonly errors: readonly { code: string; title: string; description: string }[];
}

/**
 * Builds a small app with the real bundler and analyzer and a rule of a page.
 * @param bundler which one
 * @param rule what `defineRule` returned
 * @param rules value of `linter.rules`
 * @param mode `normal` also writes the manifest, on which `afterSaveManifest` waits
 * @throws Error when the build fails
 */
export async function buildWithRule(
  bundler: (typeof BUNDLERS)[number],
  rule: object,
  rules: Readonly<Record<string, unknown>>,
  mode: 'brief' | 'normal' = 'brief',
): Promise<RuleBuild> {
  const { bundle, Plugin } = realBundler<(config: object) => Compiler>(bundler);
  const folder = await mkdtemp(path.join(tmpdir(), 'custom-rule-'));
  try {
    await mkdir(path.join(folder, 'src'));
    await writeFile(path.join(folder, 'package.json'), '{ "name": "app", "version": "1.0.0" }\n');
    await writeFile(path.join(folder, 'src/index.js'), "document.title = 'order desk';\n");
    const options = mode === 'brief' ? { mode, options: { type: ['json'] } } : { mode };
    await runCompiler(
      bundle({
        mode: 'production',
        context: folder,
        devtool: 'source-map',
        entry: './src/index.js',
        output: { path: path.join(folder, 'dist') },
        plugins: [
          new Plugin({ disableClientServer: true, output: options, linter: { extends: [rule], rules } }),
        ],
      }),
    );
    if (mode === 'normal') return { errors: [] };
    const text = await readFile(path.join(folder, 'dist/rsdoctor-data.json'), 'utf8');
    const { data } = JSON.parse(text) as { data: { errors: RuleBuild['errors'] } };
    return { errors: data.errors.filter(({ code }) => code !== 'OVERLAY') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
