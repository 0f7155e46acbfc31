import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rsbuild/core';

/**
 * An inline script of the page, minified by the host's bundler: every page carries it.
 * @param name file in this folder, without `.inline.js`
 * @param facts value put in the place of `FACTS`
 * @returns script text that cannot end its own element
 */
export function inlineScript(name: string, facts?: unknown): string {
  const source = readFileSync(path.join(import.meta.dirname, `${name}.inline.js`), 'utf8');
  const whole = source.replace('FACTS', () => JSON.stringify(facts ?? null));
  // Browsers that are too old for the site read it too.
  const { code } = rspack.experiments.swc.minifySync(whole, { compress: true, mangle: true, ecma: 5 });
  return code.replaceAll('</', '<\\/');
}
