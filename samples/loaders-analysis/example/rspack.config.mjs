import path from 'node:path';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.mjs$/,
        include: [path.resolve('node_modules/immer')],
        use: [{ loader: 'builtin:swc-loader', options: { env: { targets: 'chrome >= 51' } } }],
      },
    ],
  },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        linter: { rules: { 'ecma-version-check': ['Warn', { ecmaVersion: 2015 }] } },
      }),
  ],
};
