import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin';
import type { Configuration } from 'webpack';

const doctor = process.env.RSDOCTOR === 'true';

const config: Configuration = {
  entry: './src/index.js',
  devtool: doctor ? 'source-map' : false,
  optimization: doctor ? { realContentHash: false } : {},
  plugins: [doctor && new RsdoctorWebpackPlugin()],
};

export default config;
