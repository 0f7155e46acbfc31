import {
  readFileSync,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { DEFAULT_OUTPUT, outputFolder } from '../shared/files';

/** A file that every output has and nobody else writes: a folder with it may be replaced. */
export const OUTPUT_MARK = '.rsdoctor-docs-output';

const LABEL = 'Base path: ';

export const markText = (base: string): string =>
  `A build of the Rsdoctor documentation wrote this folder; the next one replaces it.\n${LABEL}${base}\n`;

/** The base path that an output was built with; undefined when no build has noted one. */
export function builtBase(out: string): string | undefined {
  try {
    const lines = readFileSync(path.join(out, OUTPUT_MARK), 'utf8').split('\n');
    const base = lines.find((line) => line.startsWith(LABEL))?.slice(LABEL.length);
    return base !== undefined && /^\/(?:[^?#\\]*\/)?$/.test(base) ? base : undefined;
  } catch {
    return undefined;
  }
}

/** A link stays a link: what it leads to is replaced. */
const behindLinks = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : folder);

function outputFault(root: string, out: string): string | undefined {
  if (!path.relative(out, root).startsWith('..')) return 'holds the project itself';
  if (!existsSync(out)) return undefined;
  // A folder can be renamed within one file system only.
  if (statSync(out).dev !== statSync(path.dirname(out)).dev) return 'is where another file system begins';
  const entries = readdirSync(out);
  return out === path.join(root, DEFAULT_OUTPUT) || entries.length === 0 || entries.includes(OUTPUT_MARK)
    ? undefined
    : `has files that no build of this site wrote, e.g. ${entries.sort()[0]}`;
}

/**
 * Builds beside the output, in a folder with a dot, which takes the place of the earlier output when everything has been
 * written: a failed build changes nothing. Refuses to build where somebody else has files, before anything is written.
 */
export function pluginOutputFolder(root: string): RspressPlugin {
  let out = '';
  let next = '';
  let hooks: (() => unknown)[] = [];
  return {
    name: 'output-folder',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      out = behindLinks(outputFolder(root, config));
      next = path.join(path.dirname(out), `.${path.basename(out)}.next`);
      const fault = outputFault(behindLinks(root), out);
      if (fault) {
        throw new Error(
          `The output folder ${out} ${fault}. A build would replace it. Set SITE_ROOT to a new or empty folder, or leave it out for doc_build.`,
        );
      }
      return config;
    },
    // Not earlier: the host's own preview, which builds nothing, reads the configuration too.
    beforeBuild(config, isProd) {
      if (!isProd) return;
      config.outDir = next;
      rmSync(next, { recursive: true, force: true });
      process.once('exit', () => rmSync(next, { recursive: true, force: true }));
      // The host calls these side by side and knows no hook that comes later, so the ones of the others are called below.
      hooks = (config.plugins ?? []).flatMap((plugin) => {
        const { name, afterBuild } = plugin;
        if (!afterBuild || name === 'output-folder') return [];
        delete plugin.afterBuild;
        return [() => afterBuild.call(plugin, config, isProd)];
      });
    },
    async afterBuild({ base = '/' }, isProd) {
      if (!isProd) return;
      await Promise.all(hooks.map((hook) => hook()));
      writeFileSync(path.join(next, OUTPUT_MARK), markText(base));
      const old = `${next}.old`;
      rmSync(old, { recursive: true, force: true });
      if (existsSync(out)) renameSync(out, old);
      renameSync(next, out);
      rmSync(old, { recursive: true, force: true });
    },
  };
}
