import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildExample, NEUTRAL_ROOT, type ReportMode } from '../../tools/example/buildExample';
import { codesOf } from '../support/codesOf';
import { ARCHIVES, EXAMPLES, EXAMPLE_NAMES, type ExampleName } from '../../site/examples';
import { RULES } from '../../site/rules';
import { ROOT } from '../support/site';

let temporary = '';
beforeAll(async () => {
  temporary = await mkdtemp(path.join(tmpdir(), 'examples-'));
});
afterAll(() => rm(temporary, { recursive: true }));

const build = (name: ExampleName, mode: ReportMode, change?: string) =>
  buildExample(name, { mode, out: path.join(temporary, `${name}-${change ?? 'as-it-is'}`), change });

/** Tests that build examples; the others read their papers. */
const FULL = { tags: ['every-sample'] };

test('examples: every folder of examples/ is listed, with a README, and no other', () => {
  const folders = readdirSync(`${ROOT}/examples`, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const apps = folders
    .map(({ name }) => name)
    .filter((name) => existsSync(`${ROOT}/examples/${name}/package.json`));
  expect(apps.sort()).toEqual([...ARCHIVES].sort());
  expect(apps.filter((name) => !existsSync(`${ROOT}/examples/${name}/README.md`))).toEqual([]);
});

test.each(EXAMPLE_NAMES)('examples: the README of %s names each rule that it shows', (name) => {
  const shown =
    /^- Shows: (.+)$/m.exec(readFileSync(`${ROOT}/examples/${name}/README.md`, 'utf8'))?.[1] ?? '';
  expect([...new Set(shown.match(/E\d{4}/g))].sort()).toEqual([...EXAMPLES[name].rules].sort());
});

test.each([
  ['rspack-app', 'rspack'],
  ['webpack-app', 'webpack'],
] as const)('examples: %s shows every rule that can fire on %s', (name, bundler) => {
  const able = RULES.filter((rule) => rule[bundler] !== 'no').map(({ code }) => code);
  expect([...EXAMPLES[name].rules].sort()).toEqual(able.sort());
});

test.each(EXAMPLE_NAMES)(
  'examples: the report of %s shows exactly the rules of its entry, and a path that tells nothing',
  FULL,
  async (name) => {
    const { html = '', json = '', root } = await build(name, 'brief');
    expect(codesOf(json)).toEqual([...EXAMPLES[name].rules].sort());
    expect(existsSync(html)).toBe(true);
    const text = readFileSync(json, 'utf8');
    const { data } = JSON.parse(text) as { data: { root: string } };
    expect([data.root, path.dirname(root)]).toEqual([root, NEUTRAL_ROOT]);
    expect([ROOT, homedir()].filter((folder) => text.includes(`${folder}/`))).toEqual([]);
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
