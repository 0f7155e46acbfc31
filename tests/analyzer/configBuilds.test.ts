import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { choicesFrom, configure, type Configuration } from '../../components/config-builder/configure';
import { AIM_NAMES, type Aim } from '../../site/aimNames';
import { exampleProject, runWorker } from '../../tools/samples/buildFaults';
import { judgedOnce } from '../support/cachedPasses';
import { ROOT } from '../support/site';

const BUNDLERS = ['rspack', 'rsbuild', 'webpack'] as const;
const INPUTS = [
  'tests/fixtures/sample-app',
  'tools/samples',
  'site/aims.ts',
  'components/config-builder',
  'examples/samples',
];

type Data = Readonly<Record<string, unknown>>;

/** What a test looks at in a report. */
interface Seen {
  readonly fault?: string | undefined;
  readonly modules: number;
  /** Modules with a size in the output. */
  readonly sized: number;
  readonly assets: number;
  readonly gzipped: number;
  readonly packages: number;
  readonly loaderCalls: number;
  /** Calls whose input and output are in the report. */
  readonly loaderCode: number;
  readonly pluginHooks: number;
  readonly resolved: number;
  readonly stages: number;
  /** Modules whose source is in the report. */
  readonly sources: number;
}

const listAt = (data: Data, ...keys: readonly string[]): readonly Data[] => {
  const found = keys.reduce<unknown>((value, key) => (value as Data | undefined)?.[key], data);
  return Array.isArray(found)
    ? (found as Data[])
    : Object.values((found as Record<string, Data> | undefined) ?? {});
};

/** The data of the report of normal mode: parts that the manifest names, each deflated JSON, cut into pieces. */
function readManifest(file: string): Data {
  const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (!Array.isArray(value)) return [key, value];
      const text = (value as string[]).map((name) => readFileSync(name, 'utf8')).join('');
      return [
        key,
        text ? (JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString('utf8')) as unknown) : undefined,
      ];
    }),
  );
}

function readData(project: string, { report }: Configuration): Data {
  const file = path.join(project, report.file);
  if (report.kind === 'normal') return readManifest(file);
  const text = readFileSync(file, 'utf8');
  if (report.kind === 'json') return (JSON.parse(text) as { data: Data }).data;
  const entries = [...text.matchAll(/__RSDOCTOR__\.(\w+)\s*=\s*"([^"]+)"/g)].map(
    ([, key = '', packed = '']) => [
      key,
      JSON.parse(inflateSync(Buffer.from(packed, 'base64')).toString('utf8')) as unknown,
    ],
  );
  return Object.fromEntries(entries) as Data;
}

function look(data: Data): Omit<Seen, 'fault'> {
  const modules = listAt(data, 'moduleGraph', 'modules');
  const calls = listAt(data, 'loader').flatMap(({ loaders }) => (loaders as Data[] | undefined) ?? []);
  const assets = listAt(data, 'chunkGraph', 'assets');
  return {
    modules: modules.length,
    sized: modules.filter(({ size }) => Number((size as Data | undefined)?.parsedSize) > 0).length,
    assets: assets.length,
    gzipped: assets.filter(({ gzipSize }) => Number(gzipSize) > 0).length,
    packages: listAt(data, 'packageGraph', 'packages').length,
    loaderCalls: calls.length,
    loaderCode: calls.filter(({ input, result }) => Boolean(input) && Boolean(result)).length,
    pluginHooks: listAt(data, 'plugin').length,
    resolved: listAt(data, 'resolver').length,
    stages: listAt(data, 'summary', 'costs').length,
    sources: listAt(data, 'moduleCodeMap').filter(({ source }) => Boolean(source)).length,
  };
}

/** What a project has anyway, and a configuration is added to. */
const LOADER = 'module.exports = (source) => `${source}\\n/* seen */`;\n';
const withLoader = (code: string): string =>
  code.replace(
    "  entry: './src/index.js',",
    `$&\n  module: { rules: [{ test: /\\.js$/, use: ['./loader.cjs'] }] },`,
  );

/** Builds the configurations of one bundler for some aims. */
async function build(tool: (typeof BUNDLERS)[number], aims: readonly Aim[]): Promise<Record<string, Seen>> {
  const place = mkdtempSync(path.join(tmpdir(), 'config-builder-'));
  try {
    const made = aims.map((aim) => configure(choicesFrom({ aim, tool })));
    const jobs = made.map(({ files }, index) => {
      const project = exampleProject(place, { root: ROOT, name: `p${index}`, bundler: tool });
      const name = files[0]?.name ?? '';
      writeFileSync(path.join(project, 'loader.cjs'), LOADER);
      writeFileSync(path.join(project, name), withLoader(files[0]?.code ?? ''));
      const part = { kind: 'config', name } as const;
      return { project, bundler: tool, part };
    });
    const faults = await runWorker(place, tool, jobs);
    return Object.fromEntries(
      made.map((each, index) => {
        const fault = faults[index] || undefined;
        const data = fault === undefined ? readData(jobs[index]?.project ?? '', each) : {};
        return [each.choices.aim, { fault, ...look(data) }];
      }),
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** What the report of an aim must have, and what the options leave out. */
const NEEDS: Readonly<Record<Aim, { has: readonly (keyof Seen)[]; lacks: readonly (keyof Seen)[] }>> = {
  'slow-build': {
    has: ['loaderCalls', 'pluginHooks', 'resolved', 'stages'],
    // Its pages of the bundle are not shown; the plugins tell of some modules all the same.
    lacks: [],
  },
  'large-bundle': {
    has: ['modules', 'sized', 'assets', 'gzipped', 'packages', 'sources'],
    lacks: ['loaderCalls', 'pluginHooks', 'resolved'],
  },
  'ci-size': {
    has: ['modules', 'sized', 'assets', 'gzipped', 'packages'],
    lacks: ['loaderCalls', 'pluginHooks', 'sources'],
  },
  'loader-bug': { has: ['loaderCalls', 'loaderCode'], lacks: ['pluginHooks', 'resolved'] },
  'low-memory': {
    has: ['modules', 'sized', 'assets', 'gzipped', 'packages'],
    lacks: ['loaderCalls', 'pluginHooks', 'sources'],
  },
  share: {
    has: ['modules', 'sized', 'assets', 'gzipped', 'packages', 'loaderCalls', 'pluginHooks'],
    lacks: ['loaderCode', 'sources'],
  },
};

const FULL = { timeout: 240_000, tags: ['every-sample'] };

describe.each(BUNDLERS)('issue 21.4 on %s the report of the builder', (tool) => {
  const all = () => judgedOnce([tool, 'all'], INPUTS, () => build(tool, AIM_NAMES));

  test.each(AIM_NAMES)('has the data for %s, and none that was left out', FULL, async (aim) => {
    const seen = (await all())[aim];
    expect(seen?.fault).toBeUndefined();
    const { has, lacks } = NEEDS[aim];
    expect(Object.fromEntries(has.map((key) => [key, Number(seen?.[key]) > 0]))).toEqual(
      Object.fromEntries(has.map((key) => [key, true])),
    );
    expect(Object.fromEntries(lacks.map((key) => [key, seen?.[key]]))).toEqual(
      Object.fromEntries(lacks.map((key) => [key, 0])),
    );
  });
});

test(
  'issue 21.4 one configuration of the builder is built in the quick tier',
  { timeout: 240_000 },
  async () => {
    const [aim] = AIM_NAMES;
    const { [aim ?? '']: seen } = await judgedOnce(['rspack', 'one'], INPUTS, () =>
      build('rspack', AIM_NAMES.slice(0, 1)),
    );
    expect(seen?.fault).toBeUndefined();
    expect(seen?.stages).toBeGreaterThan(0);
    expect(seen?.loaderCalls).toBeGreaterThan(0);
  },
);
