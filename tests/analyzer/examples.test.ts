import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReport } from '../../packages/report';
import { ARCHIVES, EXAMPLES, EXAMPLE_NAMES, type ExampleName } from '../../site/examples';
import { REPORT_DEMOS, REPORT_NAMES } from '../../site/reportDemos';
import { RULES } from '../../site/rules';
import { buildExample, NEUTRAL_ROOT, type ReportMode } from '../../tools/example/buildExample';
import { readBuilds } from '../../tools/reports/reportNumbers';
import { fileAt, filesBelow, keptScripts } from '../support/reportFiles';
import { ROOT } from '../support/site';
import { lasting } from '../support/workedBuilds';

let temporary = '';
beforeAll(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'examples-'));
});
afterAll(() => rm(temporary, { recursive: true }));

const made = new Map<string, ReturnType<typeof buildExample>>();
/** Builds an example, once for all tests. */
function build(name: ExampleName, mode: ReportMode, change?: string) {
  const key = `${name}-${mode}-${change ?? 'as-it-is'}`;
  const built = made.get(key) ?? buildExample(name, { mode, out: path.join(temporary, key), change });
  made.set(key, built);
  return built;
}
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const FULL = { tags: ['every-sample'] };

test('examples: every folder of examples/ is listed, with a README that names each rule that it shows', () => {
  const apps = readdirSync(`${ROOT}/examples`).filter((name) =>
    existsSync(`${ROOT}/examples/${name}/package.json`),
  );
  expect(apps.sort()).toEqual([...ARCHIVES].sort());
  for (const name of EXAMPLE_NAMES) {
    const shown = /^- Shows: (.+)$/m.exec(text(`examples/${name}/README.md`))?.[1] ?? '';
    expect([...new Set(shown.match(/E\d{4}/g))].sort(), name).toEqual([...EXAMPLES[name].rules].sort());
  }
});

test.each([
  ['rspack-app', 'rspack'],
  ['webpack-app', 'webpack'],
] as const)('examples: %s shows every rule that can fire on %s', (name, bundler) => {
  const able = RULES.filter((rule) => rule[bundler] !== 'no').map(({ code }) => code);
  expect([...EXAMPLES[name].rules].sort()).toEqual(able.sort());
});

test.each(EXAMPLE_NAMES)(
  'examples: %s shows exactly the rules of its entry, prints what is kept, and names no place',
  FULL,
  async (name) => {
    const { json = '', root, log } = await build(name, 'brief');
    const report = readFileSync(json, 'utf8');
    const { data } = JSON.parse(report) as { data: { root: string; errors: { code: string }[] } };
    const codes = new Set(data.errors.map(({ code }) => code).filter((code) => /^E\d{4}$/.test(code)));
    expect([...codes].sort()).toEqual([...EXAMPLES[name].rules].sort());
    expect([data.root, path.dirname(root)]).toEqual([root, NEUTRAL_ROOT]);
    expect([ROOT, homedir()].filter((folder) => report.includes(`${folder}/`))).toEqual([]);
    // Without what differs from run to run: times, the version, the order of lines from two streams.
    const lines = (printed: string) =>
      stripVTControlCharacters(printed)
        .replace(/\bRsdoctor v\d+\.\d+\.\d+/, 'Rsdoctor VERSION')
        .replace(/\b\d+(?:\.\d+)? ?m?s\b/g, 'TIME')
        .split('\n')
        .sort();
    expect(lines(log)).toEqual(lines(text(`tests/fixtures/terminal/${name}.txt`)));
  },
);

test.each(EXAMPLE_NAMES)(
  'issue 21: the real reports of %s, three of two runs, hold one build',
  FULL,
  async (name) => {
    const [brief, normal] = [await build(name, 'brief'), await build(name, 'normal')];
    const json = await readReport([fileAt(brief.json ?? '')]);
    expect({ ...(await readReport([fileAt(brief.html ?? '')])), format: 'json' }).toEqual(json);
    // Below another path than the one in its manifest: it was moved there.
    expect(lasting(await readReport(filesBelow(normal.folder)))).toEqual(lasting(json));
    expect(json.empty).toEqual({ none: [], off: [], unknown: [] });
  },
);

test.each(REPORT_NAMES)(
  'live report %s: a build of today gives the one that is kept, but for times',
  FULL,
  async (name) => {
    const fresh = [];
    for (const example of REPORT_DEMOS[name].examples)
      fresh.push(lasting(await readReport([fileAt((await build(example, 'brief')).json ?? '')])));
    expect(fresh).toEqual((await readBuilds(keptScripts(name))).map(({ report }) => lasting(report)));
  },
);

const diff = async (baseline = '', current = '') => {
  const output = path.join(temporary, 'diff.json');
  const cli = `${ROOT}/node_modules/@rsdoctor/cli/bin/rsdoctor`;
  const args = ['bundle-diff', '--baseline', baseline, '--current', current, '--json', '--output', output];
  await promisify(execFile)(process.execPath, [cli, ...args]);
  return JSON.parse(readFileSync(output, 'utf8')) as {
    assets: { js: { total: { size: { baseline: number; current: number }; state: string } } };
    modules: Record<'added' | 'removed' | 'changed', { path: string }[]>;
    packages: Record<'added' | 'removed', { name: string }[]>;
  };
};

test(
  'examples: the pair differs by one package, and bundle-diff sees the output shrink to a third',
  FULL,
  async () => {
    const { manifest: before } = await build('diff-before', 'normal');
    const { manifest: after, root } = await build('diff-after', 'normal');
    const { assets, modules, packages } = await diff(before, after);
    const { size, state } = assets.js.total;
    expect(state).toBe('DOWN');
    expect(size.current / size.baseline).toBeCloseTo(1 / 3, 1);
    expect(packages.removed.map(({ name }) => name)).toEqual(['moment']);
    expect(packages.added.map(({ name }) => name)).toEqual(['dayjs']);
    // Both sides were built at one path; otherwise each module of the project is "removed" and "added".
    const own = (list: { path: string }[]) =>
      list.map((module) => module.path).filter((file) => file.startsWith(`${root}/src/`));
    expect(own(modules.changed)).toEqual([`${root}/src/dates.js`]);
    expect([...own(modules.added), ...own(modules.removed)]).toEqual([]);
  },
);

test('examples: the repaired order desk has one immer and a smaller output', FULL, async () => {
  const faulty = await build('rspack-app', 'normal');
  const repaired = await build('rspack-app', 'normal', 'repaired');
  const { assets } = await diff(faulty.manifest, repaired.manifest);
  expect(assets.js.total.size.current).toBeLessThan(assets.js.total.size.baseline * 0.7);
  expect(faulty.log).toContain('Multiple packages of immer found');
  expect(repaired.log).not.toContain('Multiple packages');
});
