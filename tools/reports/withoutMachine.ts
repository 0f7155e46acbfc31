import { deflateSync } from 'node:zlib';
import { readReportData } from '../../packages/report/readReportData';

/** What the analyzer notes of the machine, and what stands in a published report instead. */
const NEUTRAL = { cpu: 'not published', memory: 'not published' } as const;

const ENTRY = /(__RSDOCTOR__\.(\w+)\s*=\s*")([^"]*)"/g;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same data, with neutral words wherever a build noted its machine; a comparison holds two builds. */
function neutral(value: unknown): unknown {
  if (!isGroup(value)) return value;
  const { envinfo } = value;
  const builds = ['baseline', 'current', 'data'].filter((key) => isGroup(value[key]));
  return {
    ...value,
    ...(isGroup(envinfo) && { envinfo: { ...envinfo, ...NEUTRAL } }),
    ...Object.fromEntries(builds.map((key) => [key, neutral(value[key])])),
  };
}

/**
 * Takes processor and memory of the machine that built a report out of its data.
 * @param scripts data of a report, as `splitReport` gives it
 * @returns the same scripts; values that hold nothing of the machine keep their bytes
 */
export function withoutMachine(scripts: string): string {
  const data = readReportData(scripts);
  const cleaned = neutral(data) as Record<string, unknown>;
  return scripts.replaceAll(ENTRY, (whole, before: string, key: string) => {
    const text = JSON.stringify(cleaned[key]);
    if (text === JSON.stringify(data[key])) return whole;
    return `${before}${deflateSync(text).toString('base64')}"`;
  });
}
