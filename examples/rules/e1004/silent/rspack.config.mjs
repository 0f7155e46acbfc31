import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/main.js',
  target: ['web', 'es2015'],
  module: {
    rules: [
      {
        test: /\.js$/,
        include: [/[\\/]node_modules[\\/]shade[\\/]/],
        loader: 'builtin:swc-loader',
        options: { env: { targets: 'chrome 53' } },
      },
    ],
  },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        linter: {
          rules: { 'ecma-version-check': ['Warn', { ecmaVersion: 2015 }] },
        },
      }),
  ],
};
