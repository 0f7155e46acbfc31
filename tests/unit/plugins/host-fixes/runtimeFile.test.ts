import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { rspack } from '@rsbuild/core';
import { guardRuntime, pluginRuntimeFile } from '../../../../plugins/host-fixes/runtimeFile';
import { OLD_BROWSER } from '../../../../site/browsers';

const RUNTIME = '// runtime\n/* of the bundler */ (() => { "use strict"; ran = true; })();\n';

const run = (facts: Record<string, unknown>): boolean => {
  const context = { ran: false, ...facts };
  runInNewContext(guardRuntime(RUNTIME), context);
  return context.ran;
};

test('issue 15 D9 the runtime begins, unless the browser is too old', () => {
  expect(run({})).toBe(true);
  expect(run({ [OLD_BROWSER]: false })).toBe(true);
  expect(run({ [OLD_BROWSER]: true })).toBe(false);
});

test('a runtime of another shape fails the build', () => {
  expect(() => guardRuntime('"use strict"; var a;')).toThrow('does not fit');
});

/** How the plugin has one file minified. */
interface Minifier {
  readonly include?: RegExp;
  readonly exclude?: RegExp;
  readonly minimizerOptions?: Parameters<typeof rspack.experiments.swc.minifySync>[1];
}

const minifiers = (): readonly Minifier[] => {
  const { minify } = pluginRuntimeFile().builderConfig?.environments?.web?.output ?? {};
  return (minify as { readonly jsOptions: readonly Minifier[] }).jsOptions;
};

/** A runtime as the bundler writes it, with hashes of one letter. */
const runtimeWith = (letter: string): string => {
  const table = Array.from({ length: 40 }, (_, at) => `${at}: "${letter.repeat(8)}"`).join(',');
  return `(() => { const hashes = {${table}}; const load = (chunk, element, address, ready) => { element.src = address + hashes[chunk]; element.onload = ready; return element; }; globalThis.load = load; })();`;
};

test('issue 14.2 names in the runtime do not follow from the letters of hashes, which depend on the folder', () => {
  const own = minifiers().find(({ include }) => include?.test('static/js/runtime.0a1b2c3d.js'));
  const minified = [...'etnr'].map((letter) => {
    const { code } = rspack.experiments.swc.minifySync(runtimeWith(letter), own?.minimizerOptions);
    return code.replaceAll(letter.repeat(8), '');
  });
  expect(minified[0]).not.toContain('address');
  expect(new Set(minified).size).toBe(1);
});

test('issue 14.2 every other script is minified as the host does it', () => {
  const others = minifiers().filter(({ include }) => !include);
  expect(others.map(({ minimizerOptions }) => minimizerOptions)).toEqual([undefined]);
  expect(others[0]?.exclude?.test('static/js/runtime.0a1b2c3d.js')).toBe(true);
  expect(others[0]?.exclude?.test('static/js/index.0a1b2c3d.js')).toBe(false);
});
