import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';

const doctor = process.env.RSDOCTOR === 'true';

export default {
  entry: './src/index.js',
  devtool: doctor ? 'source-map' : false,
  optimization: doctor ? { realContentHash: false } : {},
  plugins: [doctor && new RsdoctorWebpackPlugin()],
};
