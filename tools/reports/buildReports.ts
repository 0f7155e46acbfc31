import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ReportName } from '../../site/reportDemos';
import { byReport } from './byReport';
import { makeReport } from './makeReport';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Builds the projects of every report.
 * @returns data of each, as it is kept in `examples/reports/`
 */
export async function buildReports(say: (line: string) => void): Promise<Record<ReportName, string>> {
  const work = await mkdtemp(path.join(ROOT, 'node_modules/.report-builds-'));
  try {
    return await byReport(async (name) => {
      say(`Building ${name} …`);
      return makeReport(name, work);
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
