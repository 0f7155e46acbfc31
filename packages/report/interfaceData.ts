import { openSource } from './read/openSource';
import { asReportError } from './read/ReportError';
import { VIEWS, type ReadOptions, type ReportFile, type Section } from './read/types';

/** What the interface reads, and what stands for it where a report lacks it: the interface takes nothing for granted but this. */
const SECTIONS: Readonly<Record<string, unknown>> = {
  hash: '',
  root: '',
  pid: 0,
  envinfo: {},
  errors: [],
  configs: [],
  summary: { costs: [] },
  resolver: [],
  loader: [],
  moduleGraph: {
    dependencies: [],
    modules: [],
    moduleGraphModules: [],
    exports: [],
    sideEffects: [],
    variables: [],
  },
  chunkGraph: { assets: [], chunks: [], entrypoints: [] },
  moduleCodeMap: {},
  plugin: {},
  packageGraph: { packages: [], dependencies: [] },
  treeShaking: undefined,
  otherReports: undefined,
};

const NAMES: ReadonlySet<string> = new Set(Object.keys(SECTIONS));

/** Some versions write an empty list, text or object for a section that is switched off. */
const EMPTY = /^\s*(?:\[\s*\]|\{\s*\}|""|null|)\s*$/;

/**
 * The data of a report in the form in which the analyzer's own interface reads it: every section as JSON text, then those
 * that the report lacks as empty ones, and at last `enableRoutes`, the views that have something to show.
 * @param options limits, what stops it, and who is told how far it is
 * @throws ReportError, and nothing else, whatever the files hold
 */
export async function* interfaceData(
  files: readonly ReportFile[],
  options: ReadOptions = {},
): AsyncGenerator<Section> {
  const seen = new Set<string>();
  try {
    const { sections } = await openSource(files, options, NAMES);
    for await (const section of sections) {
      if (EMPTY.test(section.text)) continue;
      seen.add(section.name);
      yield section;
    }
  } catch (error) {
    throw asReportError(error);
  }
  for (const [name, value] of Object.entries(SECTIONS)) {
    if (!seen.has(name) && value !== undefined) yield { name, text: JSON.stringify(value) };
  }
  const views = Object.entries(VIEWS).flatMap(([name, view]) => (seen.has(name) ? [view] : []));
  yield { name: 'enableRoutes', text: JSON.stringify(['Overall', ...views]) };
}
