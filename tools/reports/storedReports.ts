import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { byReport } from './byReport';
import { REPORTS } from './makeReport';

/** Data of every report as it is kept. */
export const storedReports = () => byReport((name) => readFile(path.join(REPORTS, `${name}.html`), 'utf8'));
