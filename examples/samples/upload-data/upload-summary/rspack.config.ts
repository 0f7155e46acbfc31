import { defineConfig } from '@rspack/cli';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { uploadSummary } from './rules/upload-summary';

export default defineConfig({
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        disableClientServer: true,
        linter: {
          extends: [uploadSummary],
          rules: {
            'upload-summary': ['on', { url: process.env.UPLOAD_URL ?? '' }],
          },
        },
      }),
  ],
});
