const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

module.exports = {
  mode: 'production',
  entry: './src/main.js',
  module: {
    rules: [{ test: /\.js$/, use: 'babel-loader' }],
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
