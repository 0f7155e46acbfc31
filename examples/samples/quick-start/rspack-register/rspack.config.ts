import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin'; // [!code ++]
import type { Configuration } from '@rspack/core';

const config: Configuration = {
  entry: './src/index.js',
  plugins: [
    process.env.RSDOCTOR === 'true' && new RsdoctorRspackPlugin(), // [!code ++]
  ],
};

export default config;
