import { buildModel } from './model/buildModel';
import type { ReportModel } from './model/ReportModel';
import { SECTION_SCHEMAS, type ReportSections, type SectionName } from './model/sectionSchemas';
import { openSource } from './read/openSource';
import { asReportError, ReportError } from './read/ReportError';
import type { OpenedSource, ReadOptions, ReportFile } from './read/types';

/** `envinfo`, the machine, is left alone on purpose. */
const WANTED: ReadonlySet<string> = new Set(Object.keys(SECTION_SCHEMAS));

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

/** Nothing in it is about a build, but for its name perhaps: every report has the stages of its build. */
const isHollow = ({ build, assets, modules, packages, loaders, plugins, findings }: ReportModel) =>
  [build.stages, assets, modules, packages, loaders, plugins, findings].every(({ length }) => length === 0);

/**
 * Reads a report of the analyzer: JSON or HTML of brief mode, or the folder of normal mode, as it is or in an archive.
 * Runs in browsers, workers and Node; reads no more at a time than one section.
 * @param options limits, what stops it, and who is told how far it is
 * @returns the one model of every kind of report
 * @throws ReportError, and nothing else, whatever the files hold
 */
export async function readReport(
  files: readonly ReportFile[],
  options: ReadOptions = {},
): Promise<ReportModel> {
  let opened: OpenedSource | undefined;
  try {
    opened = await openSource(files, options, WANTED);
    const { format, sections: given } = opened;
    const sections: Record<string, unknown> = {};
    const present = new Set<string>();
    for await (const { name, text } of given) {
      present.add(name);
      const value = parseSection(name as SectionName, text);
      if (value !== undefined) sections[name] = value;
    }
    const model = buildModel(sections as ReportSections, format, present);
    if (isHollow(model)) throw new ReportError('hollow');
    const skipped = opened.skipped.map(({ fault, place, what }) => ({ fault, place, what }));
    return skipped.length > 0 ? { ...model, skipped } : model;
  } catch (error) {
    const failure = asReportError(error);
    const { path = '', others = [] } = opened ?? {};
    if (others.length === 0 || failure.fault === 'stopped') throw failure;
    throw new ReportError(failure.fault, path, { what: failure.what, choices: others, cause: error });
  }
}
