import assert from 'node:assert/strict';
import { formatBytes } from '../../lib/text/strings';
import { REPORT_NUMBERS } from '../../site/reportNumbers';
import {
  assetBytes,
  assetSize,
  bundledSize,
  findings,
  storedBuilds,
  loaderCalls,
  loadersOf,
  modulesIn,
  type WorkedBuild,
  type WorkedBuilds,
} from './workedBuilds';

type Value = number | string | undefined;

/** The last two cells of a row: what a number was before and is after. */
const row = (before: Value, after: Value): string => `| ${before} | ${after} |`;

function rowsOf(before: WorkedBuild, after: WorkedBuild) {
  const both = (cell: (build: WorkedBuild) => Value) => row(cell(before), cell(after));
  return {
    both,
    number: (name: string) => both(({ numbers }) => numbers[name]),
    asset: (start: string) => both((build) => assetSize(build, start)),
    rule: (code: string) => both((build) => findings(build, code)),
    mainGrowth: assetBytes(after, 'main') - assetBytes(before, 'main'),
  };
}

/** Size of the files that the lazy route of the order desk loads. */
const route = ({ bytes }: WorkedBuild): string => formatBytes(bytes.js - bytes.initialJs);

/** Each usage page, and what its example must say in both languages; the first size of a row is that before the change. */
export const EXAMPLE_QUOTES: Readonly<
  Record<string, (builds: WorkedBuilds) => readonly string[] | Promise<readonly string[]>>
> = {
  'project-overall': ({ rspack }) => {
    const { number, asset } = rowsOf(rspack('not-minified'), rspack());
    return [number('totalFiles'), number('totalSize'), asset('main')];
  },
  'bundle-overall': ({ rspack }) => {
    const list = ['main', 'admin', '531', '386'].map(
      (name) => `${`${name}.js`.padEnd(10)} ${assetSize(rspack(), name).padStart(9)}`,
    );
    return [...list, route(rspack()), route(rspack('lodash-sum-by'))];
  },
  'bundle-alerts': ({ rspack }) => {
    const { rule, asset, number } = rowsOf(rspack(), rspack('one-immer'));
    return [rule('E1001'), rule('E1004'), asset('main'), number('totalSize')];
  },
  'bundle-size': ({ rspack }) => {
    const after = rspack('split-chunks');
    const { asset, number } = rowsOf(rspack(), after);
    const react = modulesIn(rspack(), '/react-dom.production.min.js');
    return [
      ...[asset('main'), asset('admin'), number('initialJsSize'), number('totalSize')],
      ...[assetSize(after, '350'), assetSize(after, '274'), bundledSize(react)],
    ];
  },
  'compile-alerts': ({ webpack }) => {
    const [before, after] = [webpack(), webpack('own-code')];
    const [was, is] = [before, after].map((build) => loaderCalls(build, 'babel-loader'));
    assert.equal(findings(after, 'E1003'), 0);
    assert.equal(findings(after, 'E1004'), findings(before, 'E1004'));
    return [`babel-loader has processed ${was?.packages} node_modules files`, ` ${is?.all} `, ` ${was?.all}`];
  },
  'compile-overall': ({ webpack }) =>
    [webpack(), webpack('esbuild-minify')].map(({ numbers }) => numbers.totalSize ?? ''),
  'loaders-timeline': ({ rspack }) => {
    const { both, number } = rowsOf(rspack(), rspack('own-code'));
    const calls = (kind: 'all' | 'packages') => both((build) => loaderCalls(build, 'babel-loader')[kind]);
    return [calls('all'), calls('packages'), number('totalSize')];
  },
  'loaders-analysis': ({ rspack }) => {
    const after = rspack('immer-mjs');
    const { number, rule, asset } = rowsOf(rspack(), after);
    assert.deepEqual(loadersOf(rspack(), '/immer.mjs'), []);
    assert.deepEqual(loadersOf(after, '/immer.mjs'), ['builtin:swc-loader']);
    return [number('loaderFiles'), rule('E1004'), asset('main')];
  },
  'module-analysis': ({ rspack }) => {
    const after = rspack('lodash-sum-by');
    const { both, number } = rowsOf(rspack(), after);
    const size = (build: WorkedBuild, end: string) => bundledSize(modulesIn(build, end));
    return [
      assetSize(rspack(), '531'),
      row(size(rspack(), '/lodash/lodash.js'), size(after, '/lodash/sumBy.js')),
      row('–', size(after, '/lodash/_baseSum.js')),
      ...[both(route), number('totalSize')],
    ];
  },
  'plugins-analysis': ({ webpack }) => {
    const { asset, number, mainGrowth } = rowsOf(webpack(), webpack('esbuild-minify'));
    return [asset('main'), number('totalSize'), formatBytes(mainGrowth)];
  },
  resolver: ({ rspack }) => {
    const after = rspack('one-immer');
    assert.equal(modulesIn(after, '/node_modules/immer/dist/immer.esm.mjs').length, 1);
    assert.equal(findings(after, 'E1001'), 0);
    return ['`node_modules/immer/dist/immer.esm.mjs`'];
  },
  'rule-config': ({ rspack }) => {
    const { rule, number } = rowsOf(rspack(), rspack('wanted-side-effect'));
    return [rule('E1007'), number('findings'), number('warnings'), number('totalSize')];
  },
  'bundle-diff': async () => {
    const [before, after] = (await storedBuilds('bundle-diff')) as [WorkedBuild, WorkedBuild];
    const { number, both } = rowsOf(before, after);
    const { saved = '', savedPercent = '' } = REPORT_NUMBERS['bundle-diff'];
    const locales = modulesIn(before, '/moment/locale/');
    const [moment, dayjs] = [modulesIn(before, '/moment/'), modulesIn(after, '/dayjs/')].map(bundledSize);
    const react = both((build) => bundledSize(modulesIn(build, '/react-dom.production.min.js')));
    assert.equal(react, row('128.56 KB', '128.56 KB'));
    return [
      ...[before, after].map(({ numbers }) => numbers.totalSize ?? ''),
      ...[number('initialJsSize'), number('modules'), saved, savedPercent],
      ...[row(`\`moment\` ${moment}`, `\`dayjs\` ${dayjs}`), bundledSize(locales), ` ${locales.length} `],
      '128.56 KB',
    ];
  },
};

const digits = (bytes: number): string => bytes.toLocaleString('en-US');
const js = ({ bytes }: WorkedBuild): string => digits(bytes.js);

/** How often a loader was called at all, as `loader-cost.mjs` prints it: all calls, then those for packages. */
function calls(build: WorkedBuild, name: string): string {
  const { all, packages } = loaderCalls(build, name);
  return `${name} ${all} ${packages} `;
}

function loaderOptimization({ rspack, webpack }: WorkedBuilds): readonly string[] {
  const rows = [rspack(), rspack('own-code'), webpack(), webpack('own-code')];
  const ran = loaderCalls(rspack(), 'babel-loader');
  return [
    ...rows.map((build) => ` ${js(build)} |`),
    ...rows.map((build) => `| ${loaderCalls(build, 'babel-loader').all} | `),
    ...['builtin:swc-loader', 'style-loader', 'css-loader', 'babel-loader'].map((name) =>
      calls(rspack(), name),
    ),
    ` ${ran.packages} `,
    `has processed ${loaderCalls(webpack(), 'babel-loader').packages} node_modules files`,
    js(rspack('swc-own-code')),
    // Both builds of a bundler must have the same findings, or the sentence about E1004 is wrong.
    ...[rspack, webpack].map((of) =>
      findings(of(), 'E1004') === findings(of('own-code'), 'E1004')
        ? `${findings(of(), 'E1004')} `
        : 'other findings of E1004',
    ),
    ...(loadersOf(rspack('swc-own-code'), '/store.js').includes('babel-loader') ? ['Babel is left'] : []),
  ];
}

function duplicatePackages({ rspack }: WorkedBuilds): readonly string[] {
  const [as, one] = [rspack(), rspack('one-immer')];
  const saved = as.bytes.js - one.bytes.js;
  const fixes = ['one-immer', 'immer-alias-9', 'immer-override-10'];
  const linking = rspack('immer-override-10').log.match(/ESModulesLinkingWarning/g)?.length ?? 0;
  return [
    ...[as, ...fixes.map(rspack)].map((build) => `| ${js(build)} |`),
    ...[digits(saved), `${((saved / as.bytes.js) * 100).toFixed(1)}%`, ` ${linking} `],
    `size: { baseline: ${as.bytes.initialJs}, current: ${one.bytes.initialJs} }`,
    ...(as.log.match(/\d+\.\d+\.\d+ \d+\.\d+ kB node_modules\/\S*immer/g) ?? ['no copies of immer']),
    // Silence of the rule after each fix.
    ...fixes.filter((fix) => findings(rspack(fix), 'E1001') > 0).map((fix) => `E1001 after ${fix}`),
  ];
}

export const ESSAY_QUOTES = {
  'loader-optimization': loaderOptimization,
  'duplicate-pkg-problem': duplicatePackages,
} as const;
