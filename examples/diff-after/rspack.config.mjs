import path from 'node:path';
import { rspack } from '@rspack/core';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

// RSDOCTOR=true        register the plugin
// RSDOCTOR_MODE=brief  one HTML file and one JSON file instead of a data folder
const doctor = process.env.RSDOCTOR === 'true';
const brief = process.env.RSDOCTOR_MODE === 'brief';

export default {
  mode: 'production',
  entry: { main: './src/main.jsx' },
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    clean: true,
    filename: '[name].[contenthash:8].js',
  },
  experiments: { css: true },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'ecmascript', jsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: './index.html' }),
    doctor &&
      new RsdoctorRspackPlugin({
        output: brief ? { mode: 'brief', options: { type: ['html', 'json'] } } : { mode: 'normal' },
      }),
  ],
};
