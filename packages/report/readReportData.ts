import { inflateSync } from 'node:zlib';

const ENTRY = /__RSDOCTOR__\.(\w+)\s*=\s*"([^"]*)"/g;

/**
 * Reads what the data scripts of a report hold.
 * @returns value per key of the analyzer (`chunkGraph`, `errors`, …); a comparison has `baseline` and `current`
 * @throws what `inflateSync` or `JSON.parse` throws when a value is not deflated JSON in base64
 */
export const readReportData = (scripts: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...scripts.matchAll(ENTRY)].map(([, key = '', text = '']) => {
      const json = text && inflateSync(Buffer.from(text, 'base64')).toString('utf8');
      return [key, json ? (JSON.parse(json) as unknown) : undefined];
    }),
  );
