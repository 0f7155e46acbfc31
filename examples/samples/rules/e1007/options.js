new RsdoctorRspackPlugin({
  linter: {
    rules: {
      'tree-shaking-side-effects-only': ['Warn', { ignore: ['src/polyfills'], include: ['lodash'] }],
    },
  },
});
