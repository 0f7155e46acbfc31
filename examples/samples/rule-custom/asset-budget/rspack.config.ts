import { defineConfig } from '@rspack/cli';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';
import { assetBudget } from './rules/asset-budget';

export default defineConfig({
  entry: { main: './src/main.jsx', admin: './src/admin.jsx' },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        linter: {
          extends: [assetBudget],
          rules: {
            'asset-budget': ['on', { maxBytes: 150_000, ignore: [] }],
          },
        },
      }),
  ],
});
