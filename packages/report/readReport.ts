import { buildModel } from './model/buildModel';
import type { ReportModel } from './model/ReportModel';
import { SECTION_SCHEMAS, type ReportSections, type SectionName } from './model/sectionSchemas';
import { openSource } from './read/openSource';
import { ReportError } from './read/ReportError';
import type { ReadOptions, ReportFile } from './read/types';

const isKnown = (name: string): name is SectionName => Object.hasOwn(SECTION_SCHEMAS, name);

function parseSection(name: SectionName, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ReportError('damaged', name, { cause: error });
  }
  // Sections that are switched off are empty, and some versions write an empty list for each of them.
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  const parsed = SECTION_SCHEMAS[name].safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ReportError('wrongForm', [name, ...(issue?.path ?? [])].map(String).join('.'));
}

/**
 * Reads a report of the analyzer: JSON or HTML of brief mode, or the folder of normal mode, as it is or in an archive.
 * Runs in browsers, workers and Node; reads no more at a time than one section.
 * @param files one file, or the files of a folder
 * @param options limits, what stops it, and who is told how far it is
 * @returns the one model of every kind of report
 * @throws ReportError, and nothing else, whatever the files hold
 */
export async function readReport(
  files: readonly ReportFile[],
  options: ReadOptions = {},
): Promise<ReportModel> {
  try {
    const source = await openSource(files, options);
    const sections: Record<string, unknown> = {};
    let says = false;
    for await (const { name, text } of source.sections) {
      if (!isKnown(name)) continue;
      if (name !== 'root' && name !== 'hash') says = true;
      const value = parseSection(name, text);
      if (value !== undefined) sections[name] = value;
    }
    if (!says) throw new ReportError('notReport');
    return buildModel(sections as ReportSections, source);
  } catch (error) {
    if (error instanceof ReportError) throw error;
    throw new ReportError('damaged', '', { cause: error });
  }
}
