const { RsdoctorRspackPlugin } = require('@rsdoctor/rspack-plugin');

module.exports = {
  entry: './src/index.js',
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
