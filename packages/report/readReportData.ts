import { inflateSync } from 'node:zlib';

const ENTRY = /__RSDOCTOR__\.(\w+)\s*=\s*"([^"]*)"/g;

/**
 * Reads what the data scripts of a report hold.
 * @returns value per key of the analyzer (`chunkGraph`, `errors`, …); a comparison has `baseline` and `current`
 * @throws Error when a value is not deflated JSON in base64
 */
export function readReportData(scripts: string): Readonly<Record<string, unknown>> {
  const entries = [...scripts.matchAll(ENTRY)].map(([, key = '', text = '']) => {
    if (text === '') return [key, undefined] as const;
    try {
      return [key, JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString('utf8')) as unknown] as const;
    } catch (error) {
      throw new Error(`The value "${key}" of the report is not deflated JSON: ${String(error)}`, {
        cause: error,
      });
    }
  });
  return Object.fromEntries(entries);
}
