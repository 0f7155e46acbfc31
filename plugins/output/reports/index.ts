import type { RspressPlugin } from '@rspress/core';
import { bundlerPlugin } from '../../../packages/lean/bundler';
import { REPORT_DEMOS, REPORT_NAMES } from '../../../site/reportDemos';
import { EMPTY_REPORT } from '../../../site/reportInterface';
import { filesPlugin, type OutputFile } from '../../shared/files';
import { publishInterface, publishReport, sampleFiles } from './publishReport';

const reportFiles = (root: string): OutputFile[] => [
  ...REPORT_NAMES.flatMap((name) => [
    [REPORT_DEMOS[name].page.slice(1), publishReport(root, name)] as const,
    ...Object.entries(sampleFiles(root, name)),
  ]),
  [EMPTY_REPORT.slice(1), publishInterface(root)],
];

/**
 * Publishes the live reports and the interface without data under `/reports/`: one HTML file each, and the data of a report
 * as JSON for the page that opens reports. Throws when the data of a report or the interface is missing.
 */
export const pluginReports = (root: string): RspressPlugin => ({
  ...filesPlugin('live-reports', root, () => reportFiles(root)),
  // Files of the bundler in the development server alone: a build would copy and hash 22 MB.
  ...bundlerPlugin('live-reports', (api) => {
    if (api.context.action !== 'dev') return;
    let files: OutputFile[] | undefined;
    api.processAssets({ stage: 'report', environments: ['web'] }, ({ compilation, sources }) => {
      files ??= reportFiles(root);
      for (const [file, content] of files) compilation.emitAsset(file, new sources.RawSource(content));
    });
  }),
});
