const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const doctor = process.env.RSDOCTOR === 'true';

module.exports = {
  parallel: !doctor,
  productionSourceMap: doctor,
  configureWebpack: {
    plugins: doctor ? [new RsdoctorWebpackPlugin()] : [],
  },
};
