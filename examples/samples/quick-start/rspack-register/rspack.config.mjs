import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  entry: './src/index.js',
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
