import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Technique } from '../types';
import { expectModule } from './expectModule';

/** A package that browsers load in another form. */
export interface Replacement {
  /** Name of the technique. */
  readonly technique: string;
  /** What is imported, as `resolve.alias` of the bundler takes it: one that ends with `$` stands for itself alone. */
  readonly imports: readonly [string, ...string[]];
  /** What browsers get instead, from the folder of the project. */
  readonly file: string;
}

/**
 * Replaces a package in browsers, and counts that the replacement became part of what they load; pages are still rendered
 * with the package at build time.
 * @param replacement which package, and by what
 */
export const replaceModule =
  ({ technique, imports, file }: Replacement): Technique['plugin'] =>
  ({ root, applied }): Omit<RspressPlugin, 'name'> => {
    const module = path.join(root, file);
    const hit = applied.expect(technique, imports[0].replace(/\$$/, ''));
    return {
      builderConfig: {
        environments: {
          web: { resolve: { alias: Object.fromEntries(imports.map((name) => [name, module])) } },
        },
        plugins: [expectModule(module, hit)],
      },
    };
  };
