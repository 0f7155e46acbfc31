const path = require('node:path');
const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

module.exports = {
  mode: 'production',
  entry: './src/main.js',
  module: {
    rules: [{ test: /\.js$/, include: [path.join(__dirname, 'src')], use: 'babel-loader' }],
  },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorWebpackPlugin({
        linter: {
          rules: { 'loader-performance-optimization': ['Warn', { threshold: 1 }] },
        },
      }),
  ],
};
