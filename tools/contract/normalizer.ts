import { importFrom } from './importFrom';
import type { Options } from './nested';
import { quietly } from './quietly';

/** Options in, normalised options as JSON out. */
export type Normalize = (options: Options) => string;

/**
 * The function by which the Rspack plugin reads its options.
 * @param root folder whose `node_modules` hold the packages
 * @throws Error when the package does not have it
 */
export async function normalizer(root: string): Promise<Normalize> {
  const { RsdoctorRspackPlugin: Plugin } = await importFrom(root, '@rsdoctor/rspack-plugin');
  if (typeof Plugin !== 'function') {
    throw new Error(
      'node_modules/@rsdoctor/rspack-plugin/package.json:1 it has no RsdoctorRspackPlugin → ' +
        'adapt tools/contract/normalizer.ts to the new package',
    );
  }
  const { normalizeRspackUserOptions } = await importFrom(root, '@rsdoctor/core/plugins');
  const normalize = normalizeRspackUserOptions as (options: Options) => unknown;
  const made = quietly(() => new (Plugin as new (options: Options) => { options: unknown })({})).result;
  if (JSON.stringify(made.options) !== JSON.stringify(quietly(() => normalize({})).result)) {
    throw new Error(
      'node_modules/@rsdoctor/core/package.json:1 a plugin made with {} holds other options than ' +
        'normalizeRspackUserOptions gives → adapt tools/contract/normalizer.ts',
    );
  }
  return (options) => quietly(() => JSON.stringify(normalize(options))).result;
}
