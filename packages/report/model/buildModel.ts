import { VIEWS, type ReportFormat } from '../read/types';
import { toFindings, type CostSources } from './findings';
import type {
  ReportAsset,
  ReportLoader,
  ReportModel,
  ReportModule,
  ReportPackage,
  ReportPart,
  ReportPlugin,
} from './ReportModel';
import { groupBy, sum } from './lists';
import type { ReportSections } from './sectionSchemas';

const slashes = (path: string) => path.replaceAll('\\', '/');

/** Makes paths of a report short: those of the machine that built it begin at the project. */
function shortPaths(root: string) {
  const home = slashes(root).replace(/\/+$/, '');
  const short = (path: string): string => {
    const normal = slashes(path);
    if (home === '') return normal;
    if (normal === home) return '';
    return normal.startsWith(`${home}/`) ? normal.slice(home.length + 1) : normal;
  };
  const plain = (text: string): string =>
    home === '' ? text : text.replaceAll(`${home}/`, '').replaceAll(`${root}\\`, '');
  return { short, plain };
}

const NOT_OUTPUT = /\.(?:js|css|ts)\.map$|\.LICENSE\.txt$/;

const KINDS: readonly (readonly [ReportAsset['kind'], RegExp])[] = [
  ['js', /\.(?:[cm]?js|bundle)$/],
  ['css', /\.css$/],
  ['html', /\.html?$/],
  ['image', /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/],
  ['font', /\.(?:woff2?|ttf|otf|eot)$/],
];

const kindOf = (path: string) =>
  KINDS.find(([, pattern]) => pattern.test(path.replace(/[?#].*$/, '').toLowerCase()))?.[0] ?? 'other';

/** Sizes of a report may be anything; a negative one is none. */
const bytes = (size: number | undefined) => Math.max(0, Math.round(size ?? 0));

/** `css ./loader.js??rule!./src/app.css` is the style sheet that a plugin extracted from another module, `src/app.css`. */
const withoutLoaders = (path: string) =>
  path.includes('??') ? path.replace(/^(css )?.*!(?:\.\/)?/s, '$1') : path;

type Sized = Pick<ReportModule, 'bundledBytes' | 'sourceBytes'>;
const largest = (a: Sized, b: Sized) => b.bundledBytes - a.bundledBytes || b.sourceBytes - a.sourceBytes;

function toAssets({ assets, chunks }: NonNullable<ReportSections['chunkGraph']>): readonly ReportAsset[] {
  const initial = new Map(chunks.map((chunk) => [String(chunk.id), chunk.initial]));
  return assets
    .filter(({ path }) => !NOT_OUTPUT.test(path))
    .map((asset) => {
      const known = (asset.chunks ?? [])
        .map((id) => initial.get(String(id)))
        .filter((is) => is !== undefined);
      return {
        path: asset.path,
        kind: kindOf(asset.path),
        bytes: bytes(asset.size),
        gzipBytes: asset.gzipSize === undefined ? undefined : bytes(asset.gzipSize),
        initial: known.length > 0 ? known.includes(true) : undefined,
      };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

function toModules(
  { moduleGraph, chunkGraph, packageGraph }: ReportSections,
  short: (path: string) => string,
): readonly ReportModule[] {
  const chunks = chunkGraph?.chunks ?? [];
  const modules = moduleGraph?.modules ?? [];
  const byId = new Map(chunks.map((chunk) => [String(chunk.id), chunk]));
  const inChunks = new Map<number, Set<(typeof chunks)[number]>>();
  const put = (id: number, chunk: (typeof chunks)[number] | undefined) => {
    if (chunk) inChunks.set(id, (inChunks.get(id) ?? new Set()).add(chunk));
  };
  for (const chunk of chunks) for (const id of chunk.modules ?? []) put(id, chunk);
  for (const { id, chunks: ids = [] } of modules) for (const each of ids) put(id, byId.get(String(each)));
  // A merged module is where the group is that it was merged into.
  for (const { id, concatenationModules: groups = [] } of modules)
    for (const group of groups) for (const chunk of inChunks.get(group) ?? []) put(id, chunk);
  const packageOf = new Map(
    (packageGraph?.packages ?? []).flatMap(({ name, version, modules: ids = [] }) =>
      ids.map((id) => [id, `${name}@${version}`] as const),
    ),
  );
  return modules
    .filter(({ kind }) => kind !== 1)
    .map(({ id, path, size }) => {
      const places = [...(inChunks.get(id) ?? [])];
      return {
        id,
        path: short(withoutLoaders(path)),
        sourceBytes: bytes(size.sourceSize),
        bundledBytes: bytes(size.parsedSize),
        gzipBytes: size.gzipSize === undefined ? undefined : bytes(size.gzipSize),
        chunks: places.map((chunk) => chunk.name || chunk.assets?.[0] || String(chunk.id)),
        initial: places.some(({ initial }) => initial),
        package: packageOf.get(id),
      };
    })
    .sort(largest);
}

function toPackages(
  { packageGraph }: ReportSections,
  short: (path: string) => string,
): readonly ReportPackage[] {
  const packages = packageGraph?.packages ?? [];
  const copies = groupBy(packages, ({ name }) => name);
  return packages
    .map(({ name, version, root, size, modules }) => ({
      name,
      version,
      root: short(root),
      sourceBytes: bytes(size?.sourceSize),
      bundledBytes: bytes(size?.parsedSize),
      modules: modules?.length ?? 0,
      duplicate: (copies.get(name)?.length ?? 0) > 1,
    }))
    .sort(largest);
}

interface Call {
  readonly name: string;
  readonly path: string;
  readonly startAt: number;
  readonly endAt: number;
}

const rounded = (ms: number) => Math.round(ms * 10) / 10;

const slowest = (a: { readonly ms: number }, b: { readonly ms: number }) => b.ms - a.ms;

/** Files of calls, and the time in which at least one of them runs; one that ends before it begins counts nothing. */
function timeOf(calls: readonly Call[]) {
  let ms = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const { startAt, endAt } of [...calls].sort((a, b) => a.startAt - b.startAt)) {
    if (endAt <= end || endAt <= startAt) continue;
    ms += endAt - Math.max(startAt, end);
    end = endAt;
  }
  return { files: new Set(calls.map(({ path }) => path)).size, ms: rounded(ms) };
}

/** Adds up the calls of each loader; slowest first, as are its folders. */
function toLoaders(
  loader: NonNullable<ReportSections['loader']>,
  short: (path: string) => string,
): readonly ReportLoader[] {
  const calls = loader.flatMap(({ resource, loaders }) => {
    const path = short(resource.path);
    return loaders.map(({ loader: name, startAt, endAt }): Call => ({ name, path, startAt, endAt }));
  });
  const folderOf = ({ path }: Call) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
  return [...groupBy(calls, ({ name }) => name)]
    .map(([name, own]) => ({
      name,
      calls: own.length,
      ...timeOf(own),
      folders: [...groupBy(own, folderOf)].map(([path, some]) => ({ path, ...timeOf(some) })).sort(slowest),
    }))
    .sort(slowest);
}

/** Adds up the taps of each plugin; slowest first. */
function toPlugins(plugin: NonNullable<ReportSections['plugin']>): readonly ReportPlugin[] {
  const taps = Object.entries(plugin).flatMap(([hook, all]) => all.map((tap) => ({ hook, ...tap })));
  return [...groupBy(taps, ({ tapName }) => tapName)]
    .map(([name, own]) => ({
      name,
      hooks: [...new Set(own.map(({ hook }) => hook))],
      calls: own.length,
      ms: rounded(sum(own.map(({ costs }) => Math.max(0, costs)))),
    }))
    .sort(slowest);
}

/** The view that the report names when the build collected a part. */
const VIEW_OF: Readonly<Partial<Record<ReportPart, string>>> = {
  ...VIEWS,
  chunks: VIEWS.chunkGraph,
  packageGraph: VIEWS.moduleGraph,
};

/** Why parts are empty: an empty list alone doesn't say whether there was nothing, or nobody looked. */
function emptyParts(
  lengths: Readonly<Record<ReportPart, number>>,
  { enableRoutes: views = [] }: ReportSections,
  present: ReadonlySet<string>,
): ReportModel['empty'] {
  const empty: Record<keyof ReportModel['empty'], ReportPart[]> = { none: [], off: [], unknown: [] };
  for (const [part, length] of Object.entries(lengths) as [ReportPart, number][]) {
    if (length > 0) continue;
    const view = VIEW_OF[part];
    if (!view || views.length === 0) empty.unknown.push(part);
    else if (!views.includes(view)) empty.off.push(part);
    else empty[present.has(part === 'chunks' ? 'chunkGraph' : part) ? 'none' : 'unknown'].push(part);
  }
  return empty;
}

export function buildModel(
  sections: ReportSections,
  format: ReportFormat,
  present: ReadonlySet<string>,
): ReportModel {
  const { root = '', hash = '', summary, errors = [], loader = [], plugin = {}, configs = [] } = sections;
  const { short, plain } = shortPaths(root);
  const assets = sections.chunkGraph ? toAssets(sections.chunkGraph) : [];
  const modules = toModules(sections, short);
  const packages = toPackages(sections, short);
  const [config] = configs;
  const bundler = config?.name.toLowerCase();
  // On webpack, the size of a module is that of all its copies; on Rspack that of one.
  const copies = (count: number) => (bundler === 'webpack' ? Math.max(1, count) : 1);
  const sizes = new Map(
    modules.map(({ path, bundledBytes, chunks: places }) => [
      path,
      bytes(bundledBytes / copies(places.length)),
    ]),
  );
  const roots = new Map(packages.map((each) => [each.root, each.bundledBytes]));
  const sources: CostSources = {
    bytesOf: (path) => sizes.get(short(path)) ?? 0,
    packageBytes: (folder) => roots.get(short(folder)),
    namedBytes: (name, version) =>
      packages.find((each) => each.name === name && each.version === version)?.bundledBytes,
  };
  const plugins = toPlugins(plugin);
  const loaders = toLoaders(loader, short);
  const stages = (summary?.costs ?? []).map(({ name, costs }) => ({ name, ms: bytes(costs) }));
  const lengths = {
    errors: present.has('errors') ? 1 : 0,
    summary: stages.length,
    loader: loaders.length,
    plugin: plugins.length,
    moduleGraph: modules.length,
    chunkGraph: assets.length,
    chunks: sections.chunkGraph?.chunks.length ?? 0,
    packageGraph: packages.length,
  };
  return {
    format,
    build: {
      // A container may build at the root of its disk.
      name: root.split(/[\\/]/).findLast((part) => part !== '') ?? root,
      hash,
      bundler: bundler === 'rspack' || bundler === 'webpack' ? bundler : 'unknown',
      bundlerVersion: config?.version === undefined ? '' : String(config.version),
      rsbuild: plugins.some(({ name }) => /^rsbuild:/i.test(name)),
      stages,
    },
    empty: emptyParts(lengths, sections, present),
    assets,
    modules,
    packages,
    loaders,
    plugins,
    findings: toFindings(errors, sources, short, plain),
  };
}
