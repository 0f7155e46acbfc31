const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const doctor = process.env.RSDOCTOR === 'true';

module.exports = {
  entry: './src/index.js',
  devtool: doctor ? 'source-map' : false,
  optimization: doctor ? { realContentHash: false } : {},
  plugins: [doctor && new RsdoctorWebpackPlugin()],
};
