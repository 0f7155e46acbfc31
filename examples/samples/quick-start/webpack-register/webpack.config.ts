import { RsdoctorWebpackPlugin } from '@rsdoctor/webpack-plugin'; // [!code ++]
import type { Configuration } from 'webpack';

const doctor = process.env.RSDOCTOR === 'true'; // [!code ++]

const config: Configuration = {
  entry: './src/index.js',
  devtool: doctor ? 'source-map' : false, // [!code ++]
  optimization: doctor ? { realContentHash: false } : {}, // [!code ++]
  plugins: [
    doctor && new RsdoctorWebpackPlugin(), // [!code ++]
  ],
};

export default config;
