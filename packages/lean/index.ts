import type { RspressPlugin } from '@rspress/core';
import { createPageEdits } from './compiled-page/createPageEdits';
import { guardTechnique } from './guardTechnique';
import { createApplied, type Applied } from './host/createApplied';
import { createPageFiles } from './host/createPageFiles';
import { readHost } from './host/readHost';
import { misfitText } from './misfitText';
import { probeAll } from './probeAll';
import type { Speed } from './readSpeed';
import { TECHNIQUE_NAMES, techniqueOf } from './techniques';
import type { SiteOptions } from './types';
import { withDependents } from './withDependents';

export { readSpeed, type Speed } from './readSpeed';
export type { TechniqueName } from './techniques';
export type { SiteOptions, SourceEdit } from './types';

/** What the layer is put together from. */
export interface LeanOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly speed: Speed;
  readonly site: SiteOptions;
}

/** Fails a build in which a technique that is switched on changed nothing: Rspress has renamed what it changes. */
const appliedCheck = (applied: Applied, version: string): RspressPlugin => ({
  name: 'lean-applied',
  builderConfig: {
    plugins: [
      {
        name: 'lean-applied',
        setup(api) {
          api.onAfterBuild(({ stats }: { stats?: { hasErrors(): boolean } }) => {
            const missing = applied.missing();
            // A build that stopped early says why itself.
            if (missing.length === 0 || stats?.hasErrors()) return;
            const lines = missing.map(({ technique, file }) => `  ${technique}: ${file}`);
            throw new Error(
              `Techniques of the speed layer had nothing to change in this build with Rspress ${version}:\n${lines.join('\n')}\nAdapt them in packages/lean, or build without them (SITE_SPEED).`,
            );
          });
        },
      },
    ],
  },
});

/**
 * The plugins of the speed layer.
 * @param options the project, what is switched on, and what the layer must know of the site
 * @returns plugins in the order in which they must run; none when everything is off
 * @throws Error that names technique, file and text when a technique does not fit the installed Rspress
 */
export function lean({ root, speed, site }: LeanOptions): RspressPlugin[] {
  if (speed.on.size === 0) return [];
  const host = readHost(root);
  const unfit = probeAll(host, speed.on);
  if (unfit.length > 0) {
    const text = misfitText(host.version, unfit);
    if (speed.onMisfit === 'fail') throw new Error(text);
    console.warn(text);
  }
  const left = new Set(unfit.flatMap(({ name }) => withDependents(name)));
  // In the order of the registry, however they were named.
  const on = TECHNIQUE_NAMES.filter((name) => speed.on.has(name) && !left.has(name));
  const applied = createApplied();
  const pageFiles = createPageFiles(applied);
  const isOn = (name: string): boolean => on.some((each) => each === name);
  let isProduction = false;
  const isBuild = () => isProduction;
  const pageEdits = createPageEdits({ root, isBuild });
  const context = { root, site, isOn, isBuild, applied, pageFiles, pageEdits };
  return [
    {
      name: 'lean-mode',
      config(config, _helpers, isProd) {
        isProduction = isProd;
        return config;
      },
    },
    { name: 'lean-page-files', ...guardTechnique('the speed layer', pageFiles.plugin) },
    { name: 'lean-page-edits', ...pageEdits.plugin },
    ...on.map((name) => ({
      name: `lean-${name}`,
      ...guardTechnique(name, techniqueOf(name).plugin(context)),
    })),
    appliedCheck(applied, host.version),
  ];
}
