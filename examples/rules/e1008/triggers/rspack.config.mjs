import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: './src/main.js',
  plugins: [process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin()],
};
