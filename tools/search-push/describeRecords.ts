import type { SearchRecord } from '../../plugins/output/search-records/types';

/** Longest record in bytes that the provider takes. */
const LONGEST = 10_000;

const bytesOf = (record: SearchRecord): number => Buffer.byteLength(JSON.stringify(record));

const countBy = (records: readonly SearchRecord[], key: 'lang' | 'type'): string => {
  const counts = new Map<string, number>();
  for (const record of records) counts.set(record[key], (counts.get(record[key]) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
};

/**
 * Says what an upload would send.
 * @param records all records
 * @returns lines for the terminal
 * @throws Error that names records the provider would refuse
 */
export function describeRecords(records: readonly SearchRecord[]): string[] {
  const tooLong = records.filter((record) => bytesOf(record) > LONGEST);
  if (tooLong.length > 0) {
    const list = tooLong.map((record) => `  ${record.url}: ${bytesOf(record)} bytes`).join('\n');
    throw new Error(`Records above ${LONGEST} bytes are refused; split the text of these sections:\n${list}`);
  }
  const bytes = records.reduce((sum, record) => sum + bytesOf(record), 0);
  return [
    `${records.length} records, ${Math.round(bytes / 1000)} kB`,
    `Languages: ${countBy(records, 'lang')}`,
    `Types: ${countBy(records, 'type')}`,
  ];
}
