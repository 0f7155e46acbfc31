new RsdoctorRspackPlugin({
  linter: {
    rules: {
      'duplicate-package': ['Warn', { ignore: ['tslib'] }],
    },
  },
});
