import { bundlerOf, type Bundler } from '../../plugins/checks/samples/bundlerOf';
import { isPluginCall } from '../../plugins/checks/samples/isPluginCall';
import type { Sample } from './collectSamples';

/** What is put into the example project for one sample. */
export type BuildPart =
  /** The sample is the config of the project. */
  | { readonly kind: 'config'; readonly name: string }
  /** The sample is the only plugin of the project's config. */
  | { readonly kind: 'call'; readonly code: string }
  /** The sample is a module whose exports are rules. */
  | { readonly kind: 'rule'; readonly name: string }
  /** The sample is a source file of the project. */
  | { readonly kind: 'source' };

/** One build. */
export interface BuildJob {
  /** Ids of the samples that this build proves. */
  readonly samples: readonly string[];
  readonly bundler: Bundler;
  /** Tree of samples laid over the example project, from the folder of the project; empty for none. */
  readonly folder: string;
  readonly part: BuildPart;
}

const isRule = ({ code, title }: Sample): boolean => /\bdefineRule\b/.test(code) && !bundlerOf(title);

function partOf(sample: Sample): BuildPart | undefined {
  const { code, title } = sample;
  if (isPluginCall(code)) return { kind: 'call', code };
  if (bundlerOf(title)) return { kind: 'config', name: title };
  if (title.startsWith('src/')) return { kind: 'source' };
  return isRule(sample) ? { kind: 'rule', name: title } : undefined;
}

/**
 * The build that proves a sample.
 * @param sample of the level `build`
 * @returns undefined for a script, which is run and not built
 */
export function buildJob(sample: Sample): BuildJob | undefined {
  const part = partOf(sample);
  const webpack = /RsdoctorWebpackPlugin|@rsdoctor\/webpack-plugin/.test(sample.code);
  const bundler = bundlerOf(sample.title) ?? (webpack ? 'webpack' : 'rspack');
  return part && { samples: [sample.id], bundler, folder: sample.folder, part };
}
