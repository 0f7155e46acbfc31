const { defineRule } = require('@rsdoctor/webpack-plugin');

exports.assetBudget = defineRule(() => ({
  meta: {
    title: 'asset-budget',
    category: 'bundle',
    severity: 'Warn',
    defaultConfig: { maxBytes: 100_000, ignore: [] },
  },
  check({ chunkGraph, ruleConfig, report }) {
    for (const asset of chunkGraph.getAssets()) {
      if (!asset.path.endsWith('.js')) continue;
      if (ruleConfig.ignore.some((part) => asset.path.includes(part))) continue;
      if (asset.size <= ruleConfig.maxBytes) continue;

      const initial = asset.chunks.some((chunk) => chunk.initial);
      report({
        message: `${asset.path} has ${asset.size} bytes, the budget is ${ruleConfig.maxBytes}.`,
        severity: initial ? 'Error' : 'Warn',
        detail: { type: 'link', link: 'https://intranet.example.com/asset-budget' },
      });
    }
  },
}));
