import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { outputFolder } from '../../shared/outputFolder';
import { besideOutput } from './besideOutput';
import { markText } from './builtBase';
import { endOf } from './endOf';
import { OUTPUT_MARK, outputFault } from './outputFault';
import { putInPlace } from './putInPlace';
import { sweepBeside } from './sweepBeside';

/** A link stays a link: what it leads to is replaced. */
const behindLinks = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : folder);

/**
 * A build is whole or not there: it is made in a folder beside the output, which takes the place of the earlier one when
 * everything else has been written. Refuses to build where somebody else has files, before anything is written.
 * @param root folder of the project
 */
export function pluginOutputFolder(root: string): RspressPlugin {
  let out = '';
  let next = '';
  let others = (): Promise<void> => Promise.resolve();
  return {
    name: 'output-folder',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      out = behindLinks(outputFolder(root, config));
      const fault = outputFault(behindLinks(root), out);
      if (fault) {
        throw new Error(
          `The output folder ${out} ${fault}. A build would replace it. Set SITE_ROOT to a new or empty folder, or leave it out for doc_build.`,
        );
      }
      others = endOf((config.plugins ?? []).filter(({ name }) => name !== 'output-folder'));
      return config;
    },
    // Not earlier: the host's own preview, which builds nothing, reads the configuration too.
    beforeBuild(config, isProd) {
      if (!isProd) return;
      sweepBeside(out);
      next = besideOutput(out, 'next', process.pid);
      mkdirSync(next, { recursive: true });
      process.once('exit', () => rmSync(next, { recursive: true, force: true }));
      config.outDir = next;
    },
    async afterBuild({ base = '/' }, isProd) {
      if (!isProd) return;
      await others();
      writeFileSync(path.join(next, OUTPUT_MARK), markText(base));
      putInPlace(next, out, besideOutput(out, 'old', process.pid));
    },
  };
}
