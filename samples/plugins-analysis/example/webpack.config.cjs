const TerserPlugin = require('terser-webpack-plugin');
const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const doctor = process.env.RSDOCTOR === 'true';

module.exports = {
  mode: 'production',
  devtool: doctor ? 'source-map' : false,
  optimization: {
    minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })],
  },
  plugins: [doctor && new RsdoctorWebpackPlugin()],
};
