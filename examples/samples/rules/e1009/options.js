new RsdoctorRspackPlugin({
  linter: {
    rules: {
      'esm-resolved-to-cjs': ['Warn', { ignore: ['@acme/charts'] }],
    },
  },
});
