import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const root = path.dirname(fileURLToPath(import.meta.url));

// RSDOCTOR=true           register the plugin
// RSDOCTOR_MODE=brief     one HTML file and one JSON file instead of a data folder
// CI=true                 end after the build instead of opening the report
// RSDOCTOR_RULES=default  the built-in rules as they come, without the settings below
const doctor = process.env.RSDOCTOR === 'true';
const brief = process.env.RSDOCTOR_MODE === 'brief';
const builtIn = process.env.RSDOCTOR_RULES === 'default';

export default {
  mode: 'production',
  context: root,
  entry: { main: './src/main.jsx', admin: './src/admin.jsx' },
  output: {
    path: path.join(root, 'dist'),
    clean: true,
    filename: '[name].[contenthash:8].js',
  },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        exclude: /node_modules/,
        use: [
          {
            loader: 'builtin:swc-loader',
            options: {
              jsc: {
                parser: { syntax: 'ecmascript', jsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        ],
      },
      {
        // A JavaScript loader, so that the loader pages have timings to show.
        // It also runs over three packages, on purpose.
        test: /\.js$/,
        include: [/src/, /node_modules[\\/](lodash|immer|@reduxjs)[\\/]/],
        use: ['babel-loader'],
      },
      {
        // Written for an older build, which knew only "main": packages resolve to their CommonJS file here.
        test: /src[\\/]legacy[\\/]/,
        resolve: { mainFields: ['main'] },
      },
      { test: /\.css$/, use: ['style-loader', 'css-loader'], type: 'javascript/auto' },
      { test: /\.svg$/, type: 'asset' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './index.html', chunks: ['main'] }),
    doctor &&
      new RsdoctorRspackPlugin({
        features: ['loader', 'plugins', 'bundle', 'resolver'],
        output: brief ? { mode: 'brief', options: { type: ['html', 'json'] } } : { mode: 'normal' },
        linter: {
          rules: builtIn
            ? {}
            : {
                // Silent here, whatever the time: on Rspack this rule has no data.
                'loader-performance-optimization': ['Warn', { threshold: 100 }],
                'ecma-version-check': ['Warn', { ecmaVersion: 2015 }],
                'module-mixed-chunks': ['Warn', { ignore: ['node_modules/lodash'] }],
              },
        },
      }),
  ],
};
