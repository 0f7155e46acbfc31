const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const doctor = process.env.RSDOCTOR === 'true';

module.exports = {
  mode: 'production',
  devtool: doctor ? 'source-map' : false,
  optimization: { minimize: process.env.NO_MINIFY !== 'true' },
  plugins: [doctor && new RsdoctorWebpackPlugin()],
};
