import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

export default {
  mode: 'production',
  entry: { main: './src/main.js', admin: './src/admin.js' },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({ linter: { rules: { 'cross-chunks-package': 'off' } } }),
  ],
};
