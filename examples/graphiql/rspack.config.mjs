import path from 'node:path';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

// RSDOCTOR=true        register the plugin
// RSDOCTOR_MODE=brief  one HTML file and one JSON file instead of a data folder
const doctor = process.env.RSDOCTOR === 'true';
const brief = process.env.RSDOCTOR_MODE === 'brief';

export default {
  mode: 'production',
  // What GraphiQL builds for its users that load it with a script tag, from the sources in its package.
  entry: { graphiql: 'graphiql/src/cdn.ts' },
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    clean: true,
    filename: '[name].[contenthash:8].js',
    library: { name: 'GraphiQL', type: 'window', export: 'default' },
  },
  externals: { react: 'React', 'react-dom': 'ReactDOM' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  performance: { hints: false },
  experiments: { css: true },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript', tsx: true } } },
      },
      // The fonts in the style sheets stay there either way; as modules, their Base64 would fill the report.
      { test: /\.css$/, type: 'css', parser: { url: false } },
    ],
  },
  plugins: [
    doctor &&
      new RsdoctorRspackPlugin({
        output: brief ? { mode: 'brief', options: { type: ['html', 'json'] } } : { mode: 'normal' },
        // E1002 looks at the first module of each package, and which one that is depends on the folder.
        linter: { rules: { 'cross-chunks-package': 'off' } },
      }),
  ],
};
