import { findings, loaderCalls, loadersOf, type WorkedBuild, type WorkedBuilds } from './workedBuilds';

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

/** Each essay, and what it must say in both languages. */
export const ESSAY_QUOTES = {
  'loader-optimization': loaderOptimization,
  'duplicate-pkg-problem': duplicatePackages,
} as const;
