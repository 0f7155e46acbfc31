import { defineRule } from '@rsdoctor/core/rules';
import { RsdoctorRspackPlugin } from '@rsdoctor/rspack-plugin';

const assetLimit = defineRule(() => ({
  meta: {
    title: 'asset-limit',
    category: 'bundle',
    severity: 'Warn',
    defaultConfig: { maxBytes: 250000 },
  },
  check({ chunkGraph, ruleConfig, report }) {
    for (const asset of chunkGraph.getAssets()) {
      if (asset.path.endsWith('.js') && asset.size > ruleConfig.maxBytes) {
        report({ message: `${asset.path} has ${asset.size} bytes, the limit is ${ruleConfig.maxBytes}.` });
      }
    }
  },
}));

export default {
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorRspackPlugin({
        linter: {
          extends: [assetLimit],
          rules: { 'asset-limit': ['Error', { maxBytes: 180000 }] },
        },
      }),
  ],
};
