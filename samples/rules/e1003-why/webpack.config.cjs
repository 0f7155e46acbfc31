const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

module.exports = {
  module: {
    rules: [{ test: /\.jsx?$/, use: 'babel-loader' }],
  },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorWebpackPlugin({
        linter: {
          rules: { 'loader-performance-optimization': ['Warn', { threshold: 100 }] },
        },
      }),
  ],
};
