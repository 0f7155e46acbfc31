import path from 'node:path';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  module: {
    rules: [{ test: /\.js$/, include: [path.resolve('src')], use: ['babel-loader'] }],
  },
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
