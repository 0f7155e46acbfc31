import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS } from '../../../site/identity';
import type { ReportName } from '../../../site/reportDemos';
import { insertData } from './insertData';
import { readData } from './readData';
import { readClient } from './readClient';
import { sandboxReport } from './sandboxReport';

/**
 * Puts a published report together: its data, the interface of the installed package, and our seal.
 * @param root folder of the project
 * @param name report
 * @param data its data, when it is not to be read from `examples/reports/`
 * @returns one self-contained HTML page
 * @throws Error naming the file that is missing and the command that makes it
 */
export function publishReport(root: string, name: ReportName, data = readData(root, name)): string {
  const mark = (address: string) => readFileSync(path.join(root, 'docs/public', address), 'utf8');
  const client = readClient(data.includes('.baseline = ') ? 'diff' : 'index');
  return sandboxReport(insertData(client, data), {
    light: mark(ASSETS.wordmark.light),
    dark: mark(ASSETS.wordmark.dark),
    icon: mark(ASSETS.icon),
  });
}
