const path = require('node:path');
const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const doctor = process.env.RSDOCTOR === 'true';

module.exports = {
  mode: 'production',
  devtool: doctor ? 'source-map' : false,
  module: {
    rules: [{ test: /\.jsx?$/, include: [path.resolve('src')], use: ['babel-loader'] }],
  },
  plugins: [doctor && new RsdoctorWebpackPlugin()],
};
