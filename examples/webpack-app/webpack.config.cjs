const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

// RSDOCTOR=true           register the plugin
// RSDOCTOR_MODE=brief     one HTML file and one JSON file instead of a data folder
// CI=true                 end after the build instead of opening the report
// RSDOCTOR_RULES=default  the built-in rules as they come, without the settings below
const doctor = process.env.RSDOCTOR === 'true';
const brief = process.env.RSDOCTOR_MODE === 'brief';
const builtIn = process.env.RSDOCTOR_RULES === 'default';

/** @type {import('webpack').Configuration} */
module.exports = {
  mode: 'production',
  context: __dirname,
  // webpack needs a source map before Rsdoctor can give every module a size.
  devtool: doctor ? 'source-map' : false,
  entry: { main: './src/main.jsx', admin: './src/admin.jsx' },
  output: {
    path: path.join(__dirname, 'dist'),
    clean: true,
    // The report lists the files that webpack writes, so it writes all of them again.
    compareBeforeEmit: false,
    filename: '[name].[contenthash:8].js',
  },
  resolve: { extensions: ['.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.jsx?$/,
        // node_modules is left in on purpose, so that the loader rule has
        // something to report.
        include: [/src/, /node_modules[\\/](lodash|immer|@reduxjs)[\\/]/],
        use: [
          {
            loader: 'babel-loader',
            options: {
              sourceType: 'unambiguous',
              presets: [
                ['@babel/preset-env', { targets: 'defaults' }],
                ['@babel/preset-react', { runtime: 'automatic' }],
              ],
            },
          },
        ],
      },
      {
        // Written for an older build, which knew only "main": packages resolve to their CommonJS file here.
        test: /src[\\/]legacy[\\/]/,
        resolve: { mainFields: ['main'] },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.svg$/, type: 'asset' },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ template: './index.html', chunks: ['main'] }),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css' }),
    doctor &&
      new RsdoctorWebpackPlugin({
        features: ['loader', 'plugins', 'bundle', 'resolver', 'treeShaking'],
        output: brief ? { mode: 'brief', options: { type: ['html', 'json'] } } : { mode: 'normal' },
        linter: {
          rules: builtIn
            ? {}
            : {
                'loader-performance-optimization': ['Warn', { threshold: 100 }],
                'ecma-version-check': ['Warn', { ecmaVersion: 2015 }],
                'module-mixed-chunks': ['Warn', { ignore: ['node_modules/lodash'] }],
              },
        },
      }),
  ],
};
