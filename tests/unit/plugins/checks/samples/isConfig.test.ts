import { expect, it } from 'vitest';
import { bundlerOf, isConfig } from '../../../../../plugins/checks/samples/sampleKind';

it('the file name tells the bundler', () => {
  const names = [
    'rspack.config.mjs',
    'a/webpack.config.cjs',
    'rsbuild.config.ts',
    'next.config.mjs',
    'rspress.config.ts',
  ];
  expect(names.map(bundlerOf)).toEqual(['rspack', 'webpack', 'rsbuild', undefined, undefined]);
});

it('a whole config and a call of the plugin can be built, one line of a config cannot', () => {
  expect(isConfig('rspack.config.mjs', 'export default {};')).toBe(true);
  expect(isConfig('webpack.config.cjs', 'const a = 1;\nmodule.exports = {};')).toBe(true);
  expect(isConfig('', 'new RsdoctorWebpackPlugin({});')).toBe(true);
  expect(isConfig('webpack.config.mjs', "import { A } from 'a';")).toBe(false);
  expect(isConfig('next.config.mjs', 'export default {};')).toBe(false);
});
