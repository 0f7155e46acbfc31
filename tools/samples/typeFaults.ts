import path from 'node:path';
import ts from 'typescript';
import type { Issue } from '../../packages/doc-checks/types';
import { isPluginCall } from '../../plugins/checks/sampleKind';
import { textProgram } from '../textProgram';
import { type Sample, sampleIssue } from './collectSamples';

/** Types for configs of frameworks that are not installed here: their helpers hand a config on as it is. */
const FRAMEWORK_TYPES = `
type Rspack = { tools?: { rspack?(config: object, utils: RspackUtils): void } };
type RspackUtils = { appendPlugins(plugin: object): void; environment: { name: string } };
declare module '@rslib/core' {
  export function defineConfig(config: Rspack & { lib: object[] }): object;
}
declare module '@modern-js/app-tools' {
  export function appTools(options: { bundler: 'rspack' }): object;
  export function defineConfig(config: Rspack & { plugins: object[] }): object;
}
declare module 'rspress/config' {
  export function defineConfig(config: { root: string; builderConfig: Rspack & { output?: object } }): object;
}
`;

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  target: ts.ScriptTarget.ES2023,
  types: ['node'],
};

/** Type of the config of each bundler, given to JavaScript configs that name no type of their own. */
const CONFIG_TYPES = {
  rspack: "import('@rspack/core').Configuration | import('@rspack/core').Configuration[]",
  webpack: "import('webpack').Configuration",
};

/** A config that is written out at the end of its file, as all of them are. */
const WHOLE_EXPORT = /^(export default|module\.exports =) ([{[][\s\S]*[}\]]);?\s*$/m;

/** The sample as the compiler sees it: line breaks stay where they are. */
function checkedText({ code, title }: Sample): string {
  const [, plugin = ''] = /^new (Rsdoctor\w+)\(/.exec(code) ?? [];
  if (isPluginCall(code)) {
    const name = /Webpack/.test(plugin) ? '@rsdoctor/webpack-plugin' : '@rsdoctor/rspack-plugin';
    return `import { ${plugin} } from '${name}'; ${code}`;
  }
  const [, bundler] = /^(rspack|webpack)\.config\.[cm]?js$/.exec(title) ?? [];
  if (bundler !== 'rspack' && bundler !== 'webpack') return code;
  const type = `/** @satisfies {${CONFIG_TYPES[bundler]}} */`;
  return code.replace(WHOLE_EXPORT, (_all, start: string, value: string) => `${start} ${type} (${value});`);
}

/** Whether the compiler reads a sample: files of an app (`src/`) belong to their bundler. */
const isChecked = ({ kind, level, title }: Sample): boolean =>
  kind === 'script' && (level === 'types' || (level === 'build' && !title.startsWith('src/')));

/** Checks samples of the levels `types` and `build` against the types of the installed packages. */
export function typeFaults(samples: readonly Sample[], root: string): Issue[] {
  const byPath = new Map(
    samples.filter(isChecked).map((sample) => [path.resolve(root, sample.file), sample] as const),
  );
  const texts = new Map([...byPath].map(([name, sample]) => [name, checkedText(sample)]));
  texts.set(path.resolve(root, 'frameworks.d.ts'), FRAMEWORK_TYPES);
  const program = textProgram(texts, OPTIONS, root);
  return [...byPath].flatMap(([name, sample]) => {
    const source = program.getSourceFile(name);
    const isScript = /\.[cm]?jsx?$/.test(name);
    return (
      [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        // Types that JavaScript cannot write: of parameters and of packages without types.
        .filter(({ code }) => !isScript || code < 7005 || code > 7053)
        .map(({ start = 0, messageText, code }) => {
          const line = (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
          const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
          return sampleIssue(sample, 'samples/types', message, line);
        })
    );
  });
}
