const { RsdoctorWebpackPlugin } = require('@rsdoctor/webpack-plugin');
const { assetBudget } = require('./rules/asset-budget.cjs');

module.exports = {
  entry: { main: './src/main.jsx', admin: './src/admin.jsx' },
  plugins: [
    process.env.RSDOCTOR === 'true' &&
      new RsdoctorWebpackPlugin({
        linter: {
          extends: [assetBudget],
          rules: {
            'asset-budget': ['on', { maxBytes: 150_000, ignore: [] }],
          },
        },
      }),
  ],
};
