import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportName } from '../../../site/reportDemos';

/**
 * Reads the data of a live report.
 * @param root folder of the project
 * @param name report
 * @returns the scripts that hold it
 * @throws Error naming the file that is missing and the command that makes it
 */
export function readData(root: string, name: ReportName): string {
  try {
    return readFileSync(path.join(root, 'examples/reports', `${name}.html`), 'utf8');
  } catch {
    throw new Error(
      `examples/reports/${name}.html: the data of the report is missing; run \`npm run shots\`.`,
    );
  }
}
