import { groupBy, sum } from './lists';
import { unknownParts, type ReportFinding, type ReportModel, type ReportPart } from './ReportModel';
import { summarise, type ReportSummary } from './summarise';

/** One thing in two builds: undefined on the side where it is not. */
export interface Change {
  readonly name: string;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

export interface PackageChange extends Change {
  readonly versionsBefore: readonly string[];
  readonly versionsAfter: readonly string[];
}

export interface FindingChange {
  readonly code: string;
  readonly before: number;
  readonly after: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Two builds of one project. Only what differs is listed, the largest difference first. */
export interface Comparison {
  readonly before: ReportSummary;
  readonly after: ReportSummary;
  /** Bytes. Hashes in the names are left out. */
  readonly assets: readonly Change[];
  readonly packages: readonly PackageChange[];
  readonly modules: readonly Change[];
  readonly findings: readonly FindingChange[];
  /** ms of stages, loaders and plugins. */
  readonly stages: readonly Change[];
  readonly loaders: readonly Change[];
  readonly plugins: readonly Change[];
  /** Parts that one side doesn't know: they are not compared. */
  readonly unknown: readonly ReportPart[];
}

const HASH = /[.-](?=[\da-f]*\d)[\da-f]{8,}(?=\.)/;

type Sized = readonly (readonly [name: string, size: number])[];

const added = (entries: Sized) =>
  new Map(
    [...groupBy(entries, ([name]) => name)].map(([name, some]) => [name, sum(some.map(([, size]) => size))]),
  );

const difference = ({ before = 0, after = 0 }: Change) => Math.abs(after - before);

const differs = ({ before, after }: Change) => before !== after;

/** What is in either of two lists, the largest difference first. */
function changes(before: Sized, after: Sized): readonly Change[] {
  const [was, is] = [added(before), added(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ name, before: was.get(name), after: is.get(name) }))
    .sort((a, b) => difference(b) - difference(a) || (a.name < b.name ? -1 : 1));
}

function packageChanges(...reports: readonly [ReportModel, ReportModel]): readonly PackageChange[] {
  const sizes = ({ packages }: ReportModel): Sized =>
    packages.map(({ name, bundledBytes }) => [name, bundledBytes]);
  const [was, is] = reports.map(({ packages }) => groupBy(packages, ({ name }) => name));
  const versions = (all: typeof was, name: string) =>
    all
      ?.get(name)
      ?.map(({ version }) => version)
      .sort() ?? [];
  return changes(sizes(reports[0]), sizes(reports[1]))
    .map((change) => ({
      ...change,
      versionsBefore: versions(was, change.name),
      versionsAfter: versions(is, change.name),
    }))
    .filter((each) => differs(each) || each.versionsBefore.join(' ') !== each.versionsAfter.join(' '));
}

/** What stays the same when only sizes, times or hashes in a finding's text change. */
const gist = ({ description }: ReportFinding) => description.replace(HASH, '').replace(/\d+(?:\.\d+)?/g, '0');

function findingChanges(before: ReportModel, after: ReportModel): readonly FindingChange[] {
  const codes = [...new Set([...before.findings, ...after.findings].map(({ code }) => code))].sort();
  return codes
    .map((code) => {
      const of = ({ findings }: ReportModel) => findings.filter((finding) => finding.code === code);
      const [was, is] = [of(before), of(after)];
      const lacking = (some: readonly ReportFinding[], others: readonly ReportFinding[]) => {
        const known = new Set(others.map(gist));
        return some.filter((finding) => !known.has(gist(finding))).map(({ description }) => description);
      };
      return {
        code,
        before: was.length,
        after: is.length,
        added: lacking(is, was),
        removed: lacking(was, is),
      };
    })
    .filter((each) => each.before !== each.after || each.added.length > 0 || each.removed.length > 0);
}

export function compare(before: ReportModel, after: ReportModel): Comparison {
  const unknown = new Set([...unknownParts(before), ...unknownParts(after)]);
  const known = <Item>(part: ReportPart, list: () => readonly Item[]) => (unknown.has(part) ? [] : list());
  const of = (part: ReportPart, list: (report: ReportModel) => Sized) =>
    known(part, () => changes(list(before), list(after)).filter(differs));
  return {
    before: summarise(before),
    after: summarise(after),
    assets: of('chunkGraph', ({ assets }) =>
      assets.map(({ path, bytes }) => [path.replace(HASH, ''), bytes]),
    ),
    packages: known('packageGraph', () => packageChanges(before, after)),
    modules: of('moduleGraph', ({ modules }) =>
      modules.map(({ path, bundledBytes }) => [path, bundledBytes]),
    ),
    findings: known('errors', () => findingChanges(before, after)),
    stages: of('summary', ({ build }) => build.stages.map(({ name, ms }) => [name, ms])),
    loaders: of('loader', ({ loaders }) => loaders.map(({ name, ms }) => [name, ms])),
    plugins: of('plugin', ({ plugins }) => plugins.map(({ name, ms }) => [name, ms])),
    unknown: [...unknown],
  };
}
