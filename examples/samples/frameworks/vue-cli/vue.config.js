const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin'); // [!code ++]

const doctor = process.env.RSDOCTOR === 'true'; // [!code ++]

module.exports = {
  parallel: !doctor, // [!code ++]
  productionSourceMap: doctor, // [!code ++]
  // [!code ++:3]
  configureWebpack: {
    plugins: doctor ? [new RsdoctorWebpackPlugin()] : [],
  },
};
