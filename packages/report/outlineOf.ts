import type { ReportFacts } from './reportSchema';

/** `costs: 917ms` in the text of a finding is a measured time. */
const DURATION = /\d+(?:\.\d+)?(?:ms|s|m)\b/g;

/**
 * What two runs over the same code must agree in: everything but times, the machine and the order of parallel work.
 * @param report data of one build
 * @returns sorted lines, so that a comparison shows what differs
 */
export function outlineOf(report: ReportFacts): readonly string[] {
  const lines = [
    `root ${report.root}`,
    ...report.chunkGraph.assets.map(({ path, size }) => `asset ${path} ${size}`),
    ...report.moduleGraph.modules.map(
      ({ path, size }) => `module ${path} ${size.sourceSize} ${size.parsedSize}`,
    ),
    ...report.packageGraph.packages.map(({ name, version, root }) => `package ${name} ${version} ${root}`),
    ...report.errors.map(({ code, title, description }) =>
      `finding ${code} ${title} ${JSON.stringify(description ?? '')}`.replace(DURATION, 'TIME'),
    ),
    ...report.loader.map(
      ({ resource, loaders }) =>
        `loader ${resource.path} ${loaders.map(({ loader, isPitch }) => `${loader}${isPitch ? ' pitch' : ''}`).join(', ')}`,
    ),
  ];
  return lines.sort();
}
