import type { ReportName } from './reportDemos';
import numbers from './reportNumbers.json' with { type: 'json' };

/** Numbers of the published reports by name, as the report writes them; read from its data by `npm run shots`. */
export const REPORT_NUMBERS: Readonly<Record<ReportName, Readonly<Record<string, string>>>> = numbers;
