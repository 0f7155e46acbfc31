import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RspressPlugin } from '@rspress/core';
import { REPORT_DEMOS, REPORT_NAMES, type ReportName } from '../../../site/reportDemos';
import { EMPTY_REPORT } from '../../../site/reportInterface';
import { publishInterface, publishReport, sampleFiles } from './publishReport';
import type { BuilderPlugin, Emission } from '../../shared/bundler';

/** The level that hosts use for pages: the next ones take three times as long for a thirtieth less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Files = Readonly<Record<string, string | Buffer>>;

const reportFiles = (root: string) => (name: ReportName) => ({
  [REPORT_DEMOS[name].page.slice(1)]: publishReport(root, name),
  ...sampleFiles(root, name),
});

async function written(files: Readonly<Record<string, string>>, isBuild: boolean): Promise<Files> {
  if (!isBuild) return files;
  const packed = await Promise.all(Object.entries(files).map(([file, text]) => compressed(file, text)));
  return Object.assign({}, files, ...packed) as Files;
}

async function compressed(file: string, page: string): Promise<Files> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(page, QUALITY), promisify(gzip)(page)]);
  return { [`${file}.br`]: br, [`${file}.gz`]: gz };
}

const emitReports = (root: string): BuilderPlugin => ({
  name: 'live-reports',
  setup(api) {
    const isBuild = api.context.action === 'build';
    const all = () => {
      const files = [
        ...REPORT_NAMES.map(reportFiles(root)),
        { [EMPTY_REPORT.slice(1)]: publishInterface(root) },
      ];
      return Promise.all(files.map((each) => written(each, isBuild)));
    };
    let begun: Promise<Files[]> | undefined;
    api.onBeforeBuild(() => {
      // Beside the bundler, which is given the files at its end.
      begun = all();
      begun.catch(() => undefined);
    });
    api.processAssets(
      { stage: 'report', environments: ['web'] },
      async ({ compilation, sources }: Emission) => {
        begun ??= all();
        for (const files of await begun) {
          for (const [target, content] of Object.entries(files)) {
            compilation.emitAsset(target, new sources.RawSource(content));
          }
        }
      },
    );
  },
});

/**
 * Publishes the live reports and the interface without data under `/reports/`: one HTML file each, the data of a report as
 * JSON for the page that opens reports and, in a build, precompressed forms for hosts that look for them. They are files of
 * the bundler, so the development server has them as well.
 * @throws Error when the data of a report or the interface is missing
 */
export function pluginReports(root: string): RspressPlugin {
  return { name: 'live-reports', builderConfig: { plugins: [emitReports(root)] } };
}
