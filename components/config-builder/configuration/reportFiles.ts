import { TOOL_FACTS, type ReportKind } from '../../../site/aims';
import type { Choices } from './choicesFrom';

const NAMES: Readonly<Record<ReportKind, string>> = {
  normal: '.rsdoctor/manifest.json',
  html: 'rsdoctor-report.html',
  json: 'rsdoctor-data.json',
};

/**
 * Where the report is.
 * @param choices of which only the tool counts
 * @param kind how the report is written
 * @param hasFolder whether it has a folder of its own, and does not lie in the output folder of the tool
 * @returns paths from the folder of the project
 */
export function reportFiles({ tool }: Pick<Choices, 'tool'>, kind: ReportKind, hasFolder: boolean): string[] {
  const { output = 'dist', part } = TOOL_FACTS[tool];
  const own = part === undefined ? 'rsdoctor' : `rsdoctor/${part}`;
  return [`${hasFolder ? own : output}/${NAMES[kind]}`];
}
