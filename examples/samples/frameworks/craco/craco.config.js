const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');

const doctor = process.env.RSDOCTOR === 'true';

module.exports = {
  webpack: {
    plugins: { add: doctor ? [new RsdoctorWebpackPlugin({ disableClientServer: true })] : [] },
  },
};
