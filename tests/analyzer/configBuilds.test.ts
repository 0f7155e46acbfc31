/** @module-tag every-sample */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { choicesFrom, configure, type Configuration } from '../../components/config-builder/configure';
import { interfaceData } from '../../packages/report';
import { AIM_NAMES, type Aim } from '../../site/aims';
import { exampleProject, runWorker } from '../../tools/samples/buildFaults';
import { fileAt, filesBelow } from '../support/reportFiles';
import { ROOT } from '../support/site';
import { tempFolder } from '../support/tempFolder';

type Data = Readonly<Record<string, unknown>>;

const listAt = (data: Data, ...keys: readonly string[]): readonly Data[] => {
  const found = keys.reduce<unknown>((value, key) => (value as Data | undefined)?.[key], data);
  return Array.isArray(found)
    ? (found as Data[])
    : Object.values((found as Record<string, Data> | undefined) ?? {});
};

async function readData(project: string, { report }: Configuration): Promise<Data> {
  const file = path.join(project, report.file);
  const files = report.kind === 'normal' ? filesBelow(path.dirname(path.dirname(file))) : [fileAt(file)];
  const data: Record<string, unknown> = {};
  for await (const { name, text } of interfaceData(files)) data[name] = JSON.parse(text);
  return data;
}

/** How many of each thing the report has; `sized` are modules with a size in the output. */
function look(data: Data) {
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

type Seen = ReturnType<typeof look>;

/** What a project has anyway, and a configuration is added to. */
const LOADER = 'module.exports = (source) => `${source}\\n/* seen */`;\n';
const withLoader = (code: string): string =>
  code.replace(
    "  entry: './src/index.js',",
    `$&\n  module: { rules: [{ test: /\\.js$/, use: ['./loader.cjs'] }] },`,
  );

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

test.each(['rspack', 'rsbuild', 'webpack'] as const)(
  'issue 21.4 on %s the reports of the builder have the data for their aims, and none that was left out',
  async (tool) => {
    const place = tempFolder('config-builder-');
    const made = AIM_NAMES.map((aim) => ({ aim, ...configure(choicesFrom({ aim, tool, format: 'esm' })) }));
    const jobs = made.map(({ config: { name, code } }, index) => {
      const project = exampleProject(place, { root: ROOT, name: `p${index}`, bundler: tool });
      writeFileSync(path.join(project, 'loader.cjs'), LOADER);
      writeFileSync(path.join(project, name), withLoader(code));
      return { project, bundler: tool, part: { kind: 'config', name } as const };
    });
    expect(await runWorker(place, tool, jobs)).toEqual(made.map(() => ''));
    for (const [index, each] of made.entries()) {
      const { aim } = each;
      const seen = look(await readData(jobs[index]?.project ?? '', each));
      const { has, lacks } = NEEDS[aim];
      const wrong = [has.filter((key) => seen[key] === 0), lacks.filter((key) => seen[key] !== 0)];
      expect(wrong, aim).toEqual([[], []]);
    }
  },
);
