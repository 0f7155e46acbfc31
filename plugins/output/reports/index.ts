import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RspressPlugin } from '@rspress/core';
import { bundlerPlugin } from '../../../packages/lean/bundler';
import { REPORT_DEMOS, REPORT_NAMES } from '../../../site/reportDemos';
import { EMPTY_REPORT } from '../../../site/reportInterface';
import type { OutputFile } from '../../shared/files';
import { publishInterface, publishReport, sampleFiles } from './publishReport';

/** The level that hosts use for pages: the next ones take three times as long for a thirtieth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function compressed([file, text]: OutputFile): Promise<OutputFile[]> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, QUALITY), promisify(gzip)(text)]);
  return [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ];
}

/**
 * Publishes the live reports and the interface without data under `/reports/`: one HTML file each, the data of a report as
 * JSON for the page that opens reports and, in a build, precompressed forms for hosts that look for them. They are files of
 * the bundler, so the development server has them as well. Throws when the data of a report or the interface is missing.
 */
export const pluginReports = (root: string): RspressPlugin =>
  bundlerPlugin('live-reports', (api) => {
    const all = async (): Promise<OutputFile[]> => {
      const files: OutputFile[] = REPORT_NAMES.flatMap((name) => [
        [REPORT_DEMOS[name].page.slice(1), publishReport(root, name)],
        ...Object.entries(sampleFiles(root, name)),
      ]);
      files.push([EMPTY_REPORT.slice(1), publishInterface(root)]);
      if (api.context.action !== 'build') return files;
      return [...files, ...(await Promise.all(files.map(compressed))).flat()];
    };
    let begun: Promise<OutputFile[]> | undefined;
    api.onBeforeBuild(() => {
      // Beside the bundler, which is given the files at its end.
      begun = all();
      begun.catch(() => undefined);
    });
    api.processAssets({ stage: 'report', environments: ['web'] }, async ({ compilation, sources }) => {
      begun ??= all();
      for (const [file, content] of await begun) compilation.emitAsset(file, new sources.RawSource(content));
    });
  });
